import { isJsonObject } from '../../engine/json/json.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import { callTags } from '../define-call.ts'
import { describeContractCalls } from './contract-calls.ts'
import { namedSchemas } from './contract-schemas.ts'
import type { DeclaredApi } from './declared-api.ts'
import type { DescribedCall } from './described-call.ts'
import { formComponent, formSchema } from './form-schemas.ts'
import { operation, templatedPath } from './operation.ts'
import { describeSectionCalls, sectionSchemas } from './section-calls.ts'
import { describeWireCalls } from './wire-calls.ts'

export type { DeclaredApi, DeclaredSectionCall, DeclaredWireCall } from './declared-api.ts'

/** The version of the contract (semantic versioning). */
const version = '1.0.0'

/**
 * The API of an organisation as an OpenAPI 3.1 document: the calls of the contract, those of its sections, and
 * its composed forms as their bodies. Our keywords appear in the schemas as annotations.
 */
export function openApi(api: DeclaredApi): JsonObject {
  const calls = [...describeContractCalls(api), ...describeSectionCalls(api), ...describeWireCalls(api)]
  return {
    openapi: '3.1.1',
    info: { title: `${api.name}: membership portal`, version, description },
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    servers: [{ url: api.base }],
    tags: Object.entries(callTags).map(([name, text]) => ({ name, description: text })),
    paths: pathsOf(calls, api),
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer', description: 'The token that login answers.' } },
      schemas: { ...namedSchemas(), ...formSchemas(api), ...sectionSchemas(api) },
    },
  }
}

const description =
  'A success is `{ "data": … }`. A refusal is `{ "message", "code", "errors"?, "correlationId" }`; `errors` names each ' +
  'answer that was refused by its JSON pointer. A known path with another method is refused with 405.'

function pathsOf(calls: readonly DescribedCall[], { refusalText }: DeclaredApi): JsonObject {
  const paths: Record<string, JsonObject> = {}
  for (const call of calls) {
    const path = templatedPath(call.path)
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call, refusalText) }
  }
  return paths
}

function formSchemas({ schemas }: DeclaredApi): JsonObject {
  const pairs = [...schemas].map(([id, schema]) => [formComponent(id), formSchema(id, schema)])
  const components: unknown = Object.fromEntries(pairs)
  return isJsonObject(components) ? components : {}
}
