import { join } from 'node:path'
import { bundleBase } from '../../../src/engine/compose/bundle-base.ts'
import { composeFromBase } from '../../../src/engine/compose/compose-tenant.ts'
import type { ComposedTenant } from '../../../src/engine/compose/compose-tenant.ts'
import { readCaseType } from '../../../src/engine/cases/case-type.ts'
import type { CaseType } from '../../../src/engine/cases/case-type.ts'
import type { RunSetting } from '../../../src/engine/cases/runs/run-world.ts'
import { rolesOf } from '../../../src/engine/check/cases/check-case.ts'
import { runSetting } from '../../../src/engine/check/cases/check-runs.ts'
import { exampleSetting } from '../../../src/engine/check/check-tenant.ts'
import type { CheckedDocument } from '../../../src/engine/check/subject/checked-document.ts'
import { namedSources } from '../../../src/engine/check/subject/named-sources.ts'
import { compiledValidators } from '../../../src/engine/check/forms/compiled-validators.ts'
import type { JsonValue } from '../../../src/engine/json/json.ts'
import { readDeclarations } from '../../../src/server/platform/declarations/read-declarations.ts'
import { evaluateCommonJs } from '../../../src/server/platform/published/evaluate-common-js.ts'
import { declared, root } from '../check/declared-files.ts'

/** The organisations, each with another overlay of the application. */
export const organisations = ['demo', 'engineering-board', 'iek', 'ics'] as const

export const caseIds = [
  'cases/application',
  'cases/change-of-name',
  'cases/good-standing',
  'cases/introduction',
  'cases/permit',
  'cases/subscription',
  'cases/promotion',
] as const

const fixtures = await readDeclarations(join(root, 'tests/fixtures/cases'))

/** The project's declarations with seven case types, what these name, and overlays of one of them. */
export const withCases: ReadonlyMap<string, JsonValue> = new Map([...declared, ...fixtures])

/** The organisations as they are shipped, without what the tests add: `demo as shipped`. */
const shipped = new Map(organisations.map((id) => [`${id} as shipped`, id]))

/** The case types that they have, each with its organisation. */
export const shippedTypes = (): readonly (readonly [string, string])[] =>
  [...shipped.keys()].flatMap((organisation) =>
    [...(composed.get(organisation)?.documents.keys() ?? [])]
      .filter((id) => id.startsWith('cases/'))
      .map((id) => [id, organisation] as const),
  )

/** An organisation with its case types. */
export const composed: ReadonlyMap<string, ComposedTenant> = new Map([
  ...composedFrom(withCases, new Map(organisations.map((id) => [id, id]))),
  ...composedFrom(declared, shipped),
])

function composedFrom(files: ReadonlyMap<string, JsonValue>, names: ReadonlyMap<string, string>) {
  const base = bundleBase(files)
  return [...names].map(([name, id]) => [name, composeFromBase(base, id, { guards: 'required' })] as const)
}

/** A case type of an organisation. */
export function caseTypeOf(organisation: string, id: string): CaseType {
  const document = composed.get(organisation)?.documents.get(id)
  const type = document && readCaseType(id, document)
  if (type === undefined) throw new Error(`${organisation} has no ${id}`)
  return type
}

const validators = compiledValidators(evaluateCommonJs)

/** The organisation in which runs are walked. */
export function settingOf(organisation: string): RunSetting {
  const tenant = composed.get(organisation)
  if (tenant === undefined) throw new Error(`There is no ${organisation}`)
  return runSetting({ documents: tenant.documents, validators, setting: exampleSetting(tenant) })
}

const namedHere = namedSources(withCases)
const namedShipped = namedSources(declared)

/** A case type of an organisation, as the check gets it. */
export function checkedCase(organisation: string, id: string): CheckedDocument {
  const tenant = composed.get(organisation)
  const document = tenant?.documents.get(id)
  if (tenant === undefined || document === undefined) throw new Error(`${organisation} has no ${id}`)
  const { documents } = tenant
  const surroundings = {
    documents,
    widgets: new Map(),
    named: shipped.has(organisation) ? namedShipped : namedHere,
    lists: exampleSetting(tenant).lists,
    roles: rolesOf(tenant.tenant),
  }
  return { id, document, surroundings }
}
