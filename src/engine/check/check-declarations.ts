import { bundleBase } from '../compose/bundle-base.ts'
import type { BaseBundle } from '../compose/bundle-base.ts'
import { composeFromBase } from '../compose/compose-tenant.ts'
import type { DeclarationFiles } from '../document/declaration-files.ts'
import type { DeclaredAssets } from '../document/declared-asset.ts'
import type { DocumentId } from '../document/document-id.ts'
import type { DeclarationIssue } from '../document/issue.ts'
import { isJsonObject } from '../json/json.ts'
import { checkBilling } from './check-billing.ts'
import { checkCase } from './cases/check-case.ts'
import { checkChecklist } from './rules/check-checklist.ts'
import { checkTemplate } from './documents/check-template.ts'
import { checkConditions } from './rules/check-conditions.ts'
import { checkChoiceNames } from './forms/check-choice-names.ts'
import { checkElements } from './forms/check-elements.ts'
import { checkFields } from './forms/check-fields.ts'
import { checkFiles } from './check-files.ts'
import { checkFormats } from './forms/check-formats.ts'
import { checkCatalogue } from './texts/check-catalogue.ts'
import { checkIdenticalTranslations } from './texts/check-identical-translations.ts'
import { checkLayouts } from './forms/check-layouts.ts'
import { checkListItems, checkLists } from './forms/check-lists.ts'
import { checkMessages } from './forms/check-messages.ts'
import { checkAssets } from './check-assets.ts'
import { checkFonts } from './check-fonts.ts'
import { checkInks } from './check-inks.ts'
import { checkCalls } from './pages/check-calls.ts'
import { checkNeededCalls } from './pages/check-needed-calls.ts'
import { givenValuesCheck } from './forms/check-given-values.ts'
import { checkOrganisations } from './check-organisations.ts'
import { checkParts } from './check-parts.ts'
import { checkPage } from './pages/check-page.ts'
import { checkRepetition } from './pages/check-repetition.ts'
import { checkPatternSafety } from './forms/check-pattern-safety.ts'
import { checkPositions } from './forms/check-positions.ts'
import { checkRegister } from './check-register.ts'
import { checkShape } from './check-shape.ts'
import { checkShapes } from './forms/check-shapes.ts'
import { checkSiblings } from './forms/check-siblings.ts'
import { checkTenant } from './check-tenant.ts'
import type { CheckTools } from './check-tenant.ts'
import { checkUnusedTranslations } from './texts/check-unused-translations.ts'
import { checkValueNames } from './forms/check-value-names.ts'
import { checkReferences } from './forms/check-references.ts'
import { checkSearch } from './pages/check-search.ts'
import { checkWidgets } from './forms/check-widgets.ts'
import { checkWidgetFit } from './forms/check-widget-fit.ts'
import type { DocumentCheck } from './subject/checked-document.ts'
import type { Validators } from './forms/compiled-validators.ts'
import { gatherIssues } from './report/gather-issues.ts'
import { issueOf } from './report/placed-finding.ts'
import type { PlacedFinding } from './report/placed-finding.ts'
import { withoutConsequences } from './report/without-consequences.ts'
import { metaSchemas } from './subject/meta-schemas.ts'
import type { ConformityTest } from './subject/meta-schemas.ts'
import { namedSources } from './subject/named-sources.ts'
import { oncePerDocument } from './subject/once-per-document.ts'

export interface CheckOptions {
  /** Compiles forms (`compiledValidators`). Without it nothing is compiled, and examples are not checked. */
  readonly validators?: Validators
  /** All non-JSON files of the declarations. Without it, files that a theme names are not checked. */
  readonly assets?: DeclaredAssets
  /** Whether uploaded pictures are no files, as on a server, which stores them. */
  readonly areUploadsElsewhere?: boolean
  /** The calls that the server itself answers, such as `GET profile/status`; sections may not declare them. */
  readonly takenCalls?: readonly string[]
  /** The server's calls that send the reminders of a page, by path: the days within which all must be sent. */
  readonly remindingCalls?: Readonly<Record<string, number>>
  /** The documents that the code requires. */
  readonly needed?: readonly DocumentId[]
}

/**
 * All issues in the declarations of every organisation, each with file, pointer and a plain sentence: files against
 * their meta-schemas, overlays against what they change, references to fields, lists, documents, widgets and formats,
 * the keys of the catalogue and their parameters, checklists and their rules, conditions, patterns, examples,
 * validators, translations. An issue that all organisations share is reported once; one that affects only some names
 * them.
 */
export function checkDeclarations(files: DeclarationFiles, options: CheckOptions = {}): readonly DeclarationIssue[] {
  const conformity = metaSchemas(files)
  const base = bundleBase(files)
  const tools = checkTools(base, conformity, options)
  const tenants = tenantIds(files).map((id) => composeFromBase(base, id, { guards: 'required' }))
  const composing = gatherIssues(tenants.map((composed) => ({ id: composed.id, issues: checkTenant(composed, tools) })))
  const reported = new Set(composing.map(placeOf))
  const inFiles = checkFiles(files, conformity).filter((issue) => !reported.has(placeOf(issue)))
  const lacking = checkParts(files, options.needed ?? [])
  const others: readonly PlacedFinding[] = [
    ...inFiles,
    ...checkOrganisations(tenants),
    ...composing,
    ...checkUnusedTranslations(tenants, files),
    ...checkIdenticalTranslations(files),
  ]
  const incomplete = new Set(lacking.flatMap(({ names = [] }) => names))
  return [...lacking, ...withoutConsequences(others, incomplete, files)].map(issueOf)
}

function placeOf({ file, pointer }: DeclarationIssue): string {
  return `${file} ${pointer}`
}

function checkTools(
  { files, documents }: BaseBundle,
  conformity: ConformityTest,
  { validators, assets, areUploadsElsewhere = false, takenCalls = [], remindingCalls }: CheckOptions,
): CheckTools {
  const alone: readonly DocumentCheck[] = [
    checkFields,
    checkElements,
    checkLayouts,
    checkSiblings,
    checkChoiceNames,
    checkPositions,
    checkShapes,
    checkFormats,
    checkPatternSafety,
    checkSearch,
    checkRegister,
    checkWidgets,
    checkWidgetFit,
    checkMessages,
    checkFonts,
    checkInks,
  ]
  const widgets = files.get('schemas/meta/widgets.json')
  return {
    files,
    shape: oncePerDocument(checkShape(conformity)),
    references: oncePerDocument(checkReferences),
    checks: [
      ...alone.map(oncePerDocument),
      checkCatalogue(files),
      checkListItems,
      checkLists,
      checkPage,
      checkCalls(takenCalls),
      checkNeededCalls,
      ...(remindingCalls ? [checkRepetition(remindingCalls)] : []),
      givenValuesCheck(),
      checkChecklist,
      checkBilling,
      checkCase,
      checkTemplate,
      checkAssets,
      checkConditions,
      checkValueNames,
    ],
    widgets: new Map(isJsonObject(widgets) ? Object.entries(widgets) : []),
    named: namedSources(files),
    base: documents,
    validators,
    assets,
    areUploadsElsewhere,
    translations: new Map(),
  }
}

/** The ids of the organisations: the folders of tenants/ that contain a tenant.json. */
export function tenantIds(files: DeclarationFiles): readonly string[] {
  return [...files.keys()].flatMap((path) => /^tenants\/([^/]+)\/tenant\.json$/.exec(path)?.[1] ?? [])
}
