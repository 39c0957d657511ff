import type { Arbitrary } from 'fast-check'
import { entryField } from '../../../src/contract/entry-field.ts'
import { isJsonObject } from '../../../src/engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../../src/engine/json/json.ts'
import { resolveSchema } from '../../../src/engine/schema/schema-walk.ts'
import type { PublishedTenant } from '../../../src/server/platform/published/published-tenant.ts'
import { arbitraryAnswers } from '../../engine/validation/arbitrary-answers.ts'
import { arbitraryBody } from './arbitrary-body.ts'
import type { ArbitraryBody } from './arbitrary-body.ts'
import { oddHeaders, oddHosts } from './hostile-headers.ts'
import { oddEnds, oddParameters, oddTargets } from './hostile-targets.ts'
import { sometimesHostile } from './hostile-values.ts'
import { operationsOf } from './operations.ts'
import type { Operation } from './operations.ts'
import type { RawRequest } from './raw-request.ts'
import { fc } from '../../properties.ts'

/** A caller: a name for messages, and the token of a session. */
export interface Session {
  readonly name: string
  readonly token: string | undefined
}

export interface Surroundings {
  readonly tenant: PublishedTenant
  /** The OpenAPI document that the server serves. */
  readonly document: JsonObject
  readonly sessions: readonly Session[]
  /** Sessions for the calls that end sessions. */
  readonly leaving: readonly Session[]
  /** Ids of users, profiles and files, one's own and others'. */
  readonly ids: readonly string[]
}

const methods = ['HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'FOO', 'GET', 'POST']

const endsSessions = /auth\/(?:logout|leave|sessions\/end)/

/** Requests to every call of a document: valid, nearly valid and hostile ones, with and without sessions. */
export function arbitraryRequest(surroundings: Surroundings): Arbitrary<RawRequest> {
  const { document, sessions, leaving, tenant } = surroundings
  const host = tenant.declaration.hosts[0] ?? 'localhost'
  const called = fc.oneof(
    ...operationsOf(document).map((operation) => ({
      weight: storesRecord(operation) ? 6 : 1,
      arbitrary: arbitraryCall(surroundings, operation),
    })),
  )
  const astray = fc.record({
    method: fc.constantFrom('GET', 'POST', ...methods),
    target: fc.constantFrom(...oddTargets),
    content: arbitraryBody(fc.constant({})),
  })
  return fc
    .record({
      call: fc.oneof({ weight: 15, arbitrary: called }, { weight: 1, arbitrary: astray }),
      caller: fc.constantFrom(...sessions),
      leaver: fc.constantFrom(...leaving),
      host: usually(host, oddHosts, 25),
      extra: fc.oneof(
        { weight: 4, arbitrary: fc.constant([]) },
        { weight: 1, arbitrary: fc.uniqueArray(fc.constantFrom(...oddHeaders), { maxLength: 4 }) },
      ),
      address: fc.tuple(fc.nat(255), fc.nat(255)),
    })
    .map(({ call: { method, target, content }, caller, leaver, host: named, extra, address }) => {
      const session = endsSessions.test(target) ? leaver : caller
      return {
        method,
        target,
        body: method === 'GET' || method === 'HEAD' ? Buffer.alloc(0) : content.body,
        caller: session.name,
        headers: [
          ...(named === undefined ? [] : [['Host', named] as const]),
          ['X-Forwarded-For', `10.7.${address.join('.')}`] as const,
          ...(session.token === undefined ? [] : [['Authorization', `Bearer ${session.token}`] as const]),
          ...(method === 'GET' || method === 'HEAD' ? [] : content.headers),
          ...extra,
        ],
      }
    })
}

/** Whether a call may store a section's record: few generated answers are valid, so these calls are made more often. */
const storesRecord = ({ component = '' }: Operation): boolean => component.startsWith('sections.')

interface ArbitraryCall {
  readonly method: string
  readonly target: string
  readonly content: ArbitraryBody
}

function arbitraryCall(surroundings: Surroundings, operation: Operation): Arbitrary<ArbitraryCall> {
  const parameter = fc.constantFrom(...surroundings.ids, ...oddParameters)
  const query = fc.tuple(...operation.query.map((name) => parameter.map((value) => `${name}=${value}`)))
  return fc.record({
    method: usually(operation.method, methods, 20),
    target: fc
      .record({ values: fc.array(parameter, { minLength: 3, maxLength: 3 }), query, end: usually('', oddEnds, 15) })
      .map(({ values, query: pairs, end }) => {
        const left = values.values()
        const path = operation.path.replaceAll(/\{\w+\}/g, () => left.next().value ?? 'x')
        return `/api${path}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}${end}`
      }),
    content: arbitraryBody(sometimesHostile(bodyValues(surroundings, operation))),
  })
}

/** Mostly one value, sometimes one of the others. */
const usually = <Value>(value: Value, others: readonly Value[], weight: number): Arbitrary<Value> =>
  fc.oneof({ weight, arbitrary: fc.constant(value) }, { weight: 1, arbitrary: fc.constantFrom(...others) })

/** Values from a call's schema and its form's examples; for a record, often with an existing entry number. */
function bodyValues({ tenant, document }: Surroundings, { body, component }: Operation): Arbitrary<JsonValue> {
  if (!body) return fc.constant({})
  const schema = resolveSchema(document, body)
  const id = component?.replace('.', '/') ?? ''
  const seeds = [...tenant.samples].flatMap(([name, samples]) => (name === id ? samples : []))
  const answers = arbitraryAnswers(document, tenant.references, seeds, schema)
  const number = fc.constantFrom<JsonValue>(1, 1, 1, 2, 3, '1', 0)
  return fc
    .tuple(answers, number)
    .map(([value, entryNo]) => (isJsonObject(value) ? { [entryField(schema)]: entryNo, ...value } : value))
}
