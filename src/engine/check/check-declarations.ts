import { bundleBase } from '../compose/bundle-base.ts'
import { composeFromBase } from '../compose/compose-tenant.ts'
import type { DeclarationFiles } from '../document/declaration-files.ts'
import type { DeclarationIssue } from '../document/issue.ts'
import { isJsonObject } from '../json/json.ts'
import type { EvaluateCommonJs } from '../validation/load-module.ts'
import { checkChecklist } from './rules/check-checklist.ts'
import { checkConditions } from './rules/check-conditions.ts'
import { checkChoiceNames } from './forms/check-choice-names.ts'
import { checkFields } from './forms/check-fields.ts'
import { checkFiles } from './check-files.ts'
import { checkFormats } from './forms/check-formats.ts'
import { checkCatalogue } from './texts/check-catalogue.ts'
import { checkIdenticalTranslations } from './texts/check-identical-translations.ts'
import { checkListItems, checkLists } from './forms/check-lists.ts'
import { checkMessages } from './forms/check-messages.ts'
import { checkPage } from './pages/check-page.ts'
import { checkPatternSafety } from './forms/check-pattern-safety.ts'
import { checkPositions } from './forms/check-positions.ts'
import { checkRegister } from './check-register.ts'
import { checkShape } from './check-shape.ts'
import { checkSiblings } from './forms/check-siblings.ts'
import { checkTenant } from './check-tenant.ts'
import type { CheckTools } from './check-tenant.ts'
import { checkUnusedTranslations } from './texts/check-unused-translations.ts'
import { checkValueNames } from './forms/check-value-names.ts'
import { checkSearch } from './pages/check-search.ts'
import { checkWidgets } from './forms/check-widgets.ts'
import type { DocumentCheck } from './subject/checked-document.ts'
import { compiledValidators } from './forms/compiled-validators.ts'
import { gatherIssues } from './report/gather-issues.ts'
import { metaSchemas } from './subject/meta-schemas.ts'
import type { ConformityTest } from './subject/meta-schemas.ts'
import { namedSources } from './subject/named-sources.ts'
import { oncePerDocument } from './subject/once-per-document.ts'

export interface CheckOptions {
  /** How this host runs CommonJS. Without it nothing is compiled, and examples are not tried. */
  readonly evaluate?: EvaluateCommonJs
}

/**
 * Everything that is wrong with what is declared, for every organisation, each with file, pointer and a plain sentence:
 * files against their meta-schemas, overlays against what they change, references to fields, lists, documents, widgets and
 * formats, the keys of the catalogue and their parameters, checklists and their rules, conditions, patterns, examples,
 * validators, translations. An issue that all organisations have in common is reported once; one that only some have
 * names them.
 */
export function checkDeclarations(files: DeclarationFiles, options: CheckOptions = {}): readonly DeclarationIssue[] {
  const conformity = metaSchemas(files)
  const base = bundleBase(files)
  const tools = checkTools(files, conformity, options)
  const tenants = tenantIds(files).map((id) => composeFromBase(base, id, { guards: 'required' }))
  const composing = gatherIssues(tenants.map((composed) => ({ id: composed.id, issues: checkTenant(composed, tools) })))
  const reported = new Set(composing.map(placeOf))
  const inFiles = checkFiles(files, conformity).filter((issue) => !reported.has(placeOf(issue)))
  return [...inFiles, ...composing, ...checkUnusedTranslations(tenants, files), ...checkIdenticalTranslations(files)]
}

function placeOf({ file, pointer }: DeclarationIssue): string {
  return `${file} ${pointer}`
}

function checkTools(files: DeclarationFiles, conformity: ConformityTest, { evaluate }: CheckOptions): CheckTools {
  const alone: readonly DocumentCheck[] = [
    checkFields,
    checkSiblings,
    checkChoiceNames,
    checkPositions,
    checkFormats,
    checkPatternSafety,
    checkSearch,
    checkRegister,
    checkWidgets,
    checkMessages,
    checkListItems,
  ]
  const widgets = files.get('schemas/meta/widgets.json')
  return {
    files,
    shape: oncePerDocument(checkShape(conformity)),
    checks: [
      ...alone.map(oncePerDocument),
      checkCatalogue(files),
      checkLists,
      checkPage,
      checkChecklist,
      checkConditions,
      checkValueNames,
    ],
    widgets: new Map(isJsonObject(widgets) ? Object.entries(widgets) : []),
    named: namedSources(files),
    validators: evaluate && compiledValidators(evaluate),
    translations: new Map(),
  }
}

/** The ids of the organisations: the folders of tenants/ that hold a tenant.json. */
export function tenantIds(files: DeclarationFiles): readonly string[] {
  return [...files.keys()].flatMap((path) => /^tenants\/([^/]+)\/tenant\.json$/.exec(path)?.[1] ?? [])
}
