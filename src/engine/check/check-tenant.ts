import type { ComposedTenant } from '../compose/compose-tenant.ts'
import type { DeclaredAssets } from '../document/declared-asset.ts'
import { isJsonObject, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { readCaseType } from '../cases/case-type.ts'
import { rolesOf, yearStartOf } from './cases/check-case.ts'
import { checkRuns, runSetting } from './cases/check-runs.ts'
import { checkChecklistExamples } from './checklists/check-checklist-examples.ts'
import { checkExamples } from './forms/check-examples.ts'
import type { ExampleSetting } from './forms/example-context.ts'
import { exampleOutcomes } from './forms/example-outcomes.ts'
import { summedUp } from './forms/inherited-examples.ts'
import type { BaseDocuments } from './forms/inherited-examples.ts'
import { checkTranslatedParams } from './texts/check-catalogue.ts'
import { checkTranslatedTemplates } from './texts/check-translated-templates.ts'
import { checkTranslations } from './texts/check-translations.ts'
import type { KnownTranslationIssues } from './texts/check-translations.ts'
import type { CheckedDocument, DocumentCheck, Surroundings } from './subject/checked-document.ts'
import type { Validators } from './forms/compiled-validators.ts'
import type { Finding } from './subject/finding.ts'
import { firstFindings } from './subject/first-findings.ts'
import type { PlacedFinding } from './report/placed-finding.ts'
import { locate } from './report/locate.ts'
import type { NamedSources } from './subject/named-sources.ts'
import { referenceListsOf } from './subject/reference-lists-of.ts'

/** The tools for checking every organisation. */
export interface CheckTools {
  readonly files: ReadonlyMap<string, JsonValue>
  /** Checks a document against the meta-schemas. */
  readonly shape: DocumentCheck
  /** Checks that following references always ends. */
  readonly references: DocumentCheck
  /** Checks that require documents of the right shape. */
  readonly checks: readonly DocumentCheck[]
  readonly widgets: Surroundings['widgets']
  readonly named: NamedSources
  readonly base: BaseDocuments
  /** Absent when nothing is to be compiled; examples are then not checked. */
  readonly validators: Validators | undefined
  readonly translations: KnownTranslationIssues
  /** Absent when files that a theme names are not checked. */
  readonly assets: DeclaredAssets | undefined
  readonly areUploadsElsewhere: boolean
}

/**
 * All issues in the documents of one organisation, including composition issues. Examples are checked only when
 * composition succeeded.
 */
export function checkTenant(composed: ComposedTenant, tools: CheckTools): readonly PlacedFinding[] {
  const { documents } = composed
  const { base, widgets, named } = tools
  const setting = exampleSetting(composed)
  const assets = assetsIn(`tenants/${composed.id}/`, tools)
  const surroundings = { documents, widgets, named, lists: setting.lists, roles: rolesOf(composed.tenant), ...assets }
  const validators = composed.issues.length === 0 ? tools.validators : undefined
  const subjects = [...documents].map(([id, document]) => ({ id, document, surroundings }))
  const shapes = new Map(subjects.map((checked) => [checked.id, tools.shape(checked)]))
  const isAllShaped = [...shapes.values()].every((findings) => findings.length === 0)
  const found = subjects.flatMap((checked) => {
    const findings = firstFindings([
      () => shapes.get(checked.id) ?? [],
      () => tools.references(checked),
      () => tools.checks.flatMap((check) => (isAllShaped ? check(checked) : checkUnlessBroken(check, checked))),
      () => (validators === undefined ? [] : tryExamples(checked, composed, { base, validators, setting })),
    ])
    return findings.map((finding) => place(composed, checked, finding, tools))
  })
  const composing = composed.issues.map(({ file, pointer, message, mend }) => ({
    file,
    pointer,
    message,
    ...(mend !== undefined && { mend }),
  }))
  const reported = new Set(composing.map(({ file, pointer }) => `${file} ${pointer}`))
  return [
    ...composing,
    ...found.filter(({ file, pointer }) => !reported.has(`${file} ${pointer}`)),
    ...(composing.length + found.length === 0 ? [...tryChecklists(composed, tools), ...tryRuns(composed, tools)] : []),
    ...checkTranslations(composed, tools.files, tools.translations),
    ...checkTranslatedParams(composed, tools.files),
    ...checkTranslatedTemplates(composed, tools.files),
  ]
}

/**
 * Checks a document where another one has not the shape that its meta-schema demands, which the check may read: what
 * cannot be found out is found out once that one is mended.
 */
function checkUnlessBroken(check: DocumentCheck, checked: CheckedDocument): readonly Finding[] {
  try {
    return check(checked)
  } catch {
    return []
  }
}

/** The files of an organisation's folder that are not JSON. */
function assetsIn(
  folder: string,
  { assets, areUploadsElsewhere }: Pick<CheckTools, 'assets' | 'areUploadsElsewhere'>,
): Pick<Surroundings, 'assets'> {
  if (assets === undefined) return {}
  const own = [...assets].filter(([path]) => path.startsWith(folder))
  const files = new Map(own.map(([path, asset]) => [path.slice(folder.length), asset] as const))
  return { assets: { folder, files, areUploadsElsewhere } }
}

function tryExamples(
  checked: CheckedDocument,
  composed: ComposedTenant,
  tools: { readonly base: BaseDocuments; readonly validators: Validators; readonly setting: ExampleSetting },
): readonly Finding[] {
  const { id, document } = checked
  if (document.schema === undefined) return []
  const validator = tools.validators(id, document)
  if (typeof validator === 'string') return [{ pointer: '/schema', message: validator }]
  const findings = checkExamples(checked, exampleOutcomes(checked, validator, tools.setting))
  return summedUp(findings, id, composed, tools)
}

/** Whether the examples of the checklists are true, which they cannot be where anything else is wrong. */
function tryChecklists(composed: ComposedTenant, tools: CheckTools): readonly PlacedFinding[] {
  const { documents } = composed
  const { validators, base } = tools
  if (validators === undefined) return []
  const setting = exampleSetting(composed)
  return [...documents].flatMap(([id, document]) => {
    const { checklist } = document
    const inherited = {
      items: base.get(id)?.checklist?.items.map((item) => item.id) ?? [],
      examples: (section: string) => base.get(section)?.examples?.valid.map((example) => example.id) ?? [],
    }
    const findings = checklist && checkChecklistExamples(checklist, { documents, validators, setting }, inherited)
    return (findings ?? []).map((finding) => place(composed, { id, document }, finding, tools))
  })
}

/** Whether the runs of the case types give what they state, which they cannot where anything else is wrong. */
function tryRuns(composed: ComposedTenant, tools: CheckTools): readonly PlacedFinding[] {
  const { documents, tenant } = composed
  const { validators } = tools
  if (validators === undefined) return []
  const setting = runSetting({ documents, validators, setting: exampleSetting(composed) }, yearStartOf(tenant))
  return [...documents].flatMap(([id, document]) => {
    const type = readCaseType(id, document)
    const findings = type === undefined ? [] : checkRuns(type, document, setting)
    return findings.map((finding) => place(composed, { id, document }, finding, tools))
  })
}

function place(
  { origins }: ComposedTenant,
  { id, document }: Pick<CheckedDocument, 'id' | 'document'>,
  { pointer, file, ...words }: Finding,
  { files }: CheckTools,
): PlacedFinding {
  if (file !== undefined) return { file, pointer, ...words }
  return { ...locate({ id, document, origins: origins.get(id), files }, pointer), ...words }
}

/** The setting for evaluating an organisation's examples. */
export function exampleSetting({ documents, tenant }: Pick<ComposedTenant, 'documents' | 'tenant'>): ExampleSetting {
  return {
    lists: referenceListsOf(documents),
    catalogue: documents.get('messages/en')?.messages ?? {},
    settings: minorSettings(tenant),
  }
}

/** minor_settings of a tenant.json. */
export function minorSettings(tenant: JsonObject): JsonObject {
  const settings = ownValue(tenant, 'settings')
  const minor = isJsonObject(settings) ? ownValue(settings, 'minor_settings') : undefined
  return isJsonObject(minor) ? minor : {}
}
