import { join } from 'node:path'
import { bundleBase } from '../../../src/engine/compose/bundle-base.ts'
import { composeFromBase } from '../../../src/engine/compose/compose-tenant.ts'
import type { ComposedTenant } from '../../../src/engine/compose/compose-tenant.ts'
import { readCaseType } from '../../../src/engine/cases/case-type.ts'
import type { CaseType } from '../../../src/engine/cases/case-type.ts'
import type { JsonValue } from '../../../src/engine/json/json.ts'
import { setAt } from '../../../src/engine/json/pointer.ts'
import { readDeclarations } from '../../../src/server/platform/declarations/read-declarations.ts'
import { declared, root } from '../check/declared-files.ts'

/** The organisations, each with another overlay of the application. */
export const organisations = ['demo', 'engineering-board', 'iek', 'ics'] as const

export const caseIds = [
  'cases/application',
  'cases/change-of-name',
  'cases/good-standing',
  'cases/licence',
  'cases/subscription',
  'cases/upgrade',
] as const

const roles = ['administrator', 'verifier', 'committee', 'board', 'registrar', 'finance'].map((id) => ({
  id,
  title: id,
}))
const fixtures = await readDeclarations(join(root, 'tests/fixtures/cases'))

/** The project's declarations with six case types, what these name, and overlays of one of them. */
export const withCases: ReadonlyMap<string, JsonValue> = new Map([
  ...[...declared].map(([path, content]) => [path, withRoles(path, content)] as const),
  ...fixtures,
])

function withRoles(path: string, content: JsonValue): JsonValue {
  return /^tenants\/[^/]+\/tenant\.json$/.test(path) ? setAt(content, '/roles', roles) : content
}

const base = bundleBase(withCases)

/** An organisation with the case types. */
export const composed: ReadonlyMap<string, ComposedTenant> = new Map(
  organisations.map((id) => [id, composeFromBase(base, id, { guards: 'required' })]),
)

/** A case type of an organisation. */
export function caseTypeOf(organisation: string, id: string): CaseType {
  const document = composed.get(organisation)?.documents.get(id)
  const type = document && readCaseType(id, document)
  if (type === undefined) throw new Error(`${organisation} has no ${id}`)
  return type
}
