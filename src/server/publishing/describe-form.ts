import type { EditableForms, EditedForm, PublishedAction } from '../../contract/edited-form.ts'
import { isAdding } from '../../engine/compose/added-section.ts'
import type { DeclaredAssets } from '../../engine/document/declared-asset.ts'
import type { FormExamples } from '../../engine/document/form-examples.ts'
import type { DocumentId } from '../../engine/document/document-id.ts'
import { editedKind } from '../../engine/editing/editable-parts.ts'
import { equalJson } from '../../engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../engine/json/json.ts'
import { titledRoles } from '../accounts/roles.ts'
import { namesOf } from '../cases/person-names.ts'
import { listPictures } from '../platform/brand/uploaded-pictures.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { overlayTable, readLatest, readPublications } from '../platform/publications/publication-rows.ts'
import type { PublicationRow } from '../platform/publications/publication-rows.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import type { PublishedTenants } from '../platform/published/published-tenants.ts'
import { Refusal } from '../platform/refusal.ts'
import { addingIn, composeBelow, draftedSections, readBelow } from './added-sections.ts'
import { countOpen } from './count-open.ts'
import { declaredAction } from './declared-action.ts'
import { readDraft, readDrafts } from './draft-rows.ts'
import type { DraftRow } from './draft-rows.ts'
import { declaredTranslations } from './declared-translations.ts'
import { publishedActions, editableDocuments, formTitle } from './editable-documents.ts'
import { hasFixedFields } from './fixed-fields.ts'
import { readHeldRelease } from './held-releases.ts'

/** The forms that administrators may change, each with its state. */
export async function listForms(
  tx: TenantTransaction,
  tenant: PublishedTenant,
  tenants: Pick<PublishedTenants, 'compose' | 'releaseOf'>,
): Promise<EditableForms> {
  const latest = await readLatest(tx)
  const drafts = await readDrafts(tx)
  const names = await namesOf(tx, [...new Set(drafts.map(({ updated_by }) => updated_by))])
  const overlays = overlayTable(latest)
  const sequence = latest?.sequence ?? 0
  const held = (await readHeldRelease(tx, { sequence, release: tenants.releaseOf(tenant.id) })) ?? []
  const { unfit } = tenants.compose(tenant.id, new Map(Object.entries(overlays)))
  const forms = editableDocuments(tenant, draftedSections(tenant, drafts)).map(({ id, title, kind }) => {
    const draft = drafts.find(({ document }) => document === id)
    const published = publishedActions(overlays, id)
    const own = ownOf(draft?.actions ?? published, published)
    const isUnfit = unfit.includes(id) || held.some(({ document }) => document === id)
    const actions = draft?.actions ?? published
    return {
      document: id,
      title,
      kind,
      ...(own && { own }),
      changes: published.filter((action) => !isAdding(action)).length,
      draft: draft === undefined ? null : draftState(tenant, draft, published, names),
      unfit: isUnfit,
      open: isUnfit ? countOpen(tenant, tenants, { document: id, actions, layer: overlays }) : 0,
    }
  })
  const issues = held.filter(({ document }) => !unfit.includes(document))
  return { publication: sequence, forms, issues }
}

/**
 * A form with what each layer sets, and its draft.
 *
 * @throws Refusal `not-found` for a document that administrators may not change
 */
export async function describeForm(
  tx: TenantTransaction,
  tenant: PublishedTenant,
  tenants: Pick<PublishedTenants, 'compose' | 'assets'>,
  id: DocumentId,
): Promise<EditedForm> {
  const below = await readBelow(tx, id)
  const { composed, files, isOwn } = composeBelow(tenants, tenant.id, below, id)
  const document = composed.documents.get(id)
  const kind = document === undefined ? undefined : editedKind(id, document)
  if (document === undefined || kind === undefined) throw new Refusal('not-found')
  const history = await readPublications(tx)
  const draft = await readDraft(tx, id)
  const latest = history.at(-1)
  const actions = publishedActions(below.layer, id)
  const changes = (some: readonly JsonObject[]) => (isOwn ? some.filter((action) => !isAdding(action)) : some)
  const people = [...history.map(({ published_by }) => published_by), ...(draft ? [draft.updated_by] : [])]
  const names = await namesOf(tx, [...new Set(people)])
  const { examples, ...inherited } = document
  return {
    document: id,
    title: tenant.documents.has(id) ? formTitle(tenant, id) : (document.page?.title ?? formTitle(tenant, id)),
    kind,
    ...(isOwn && { own: ownOf(draft?.actions ?? [], actions) }),
    ...(isOwn && draft !== undefined && addingIn(draft.actions) === undefined && { removed: true }),
    ...(hasFixedFields(id) && { fixed: true }),
    publication: latest?.sequence ?? 0,
    inherited,
    samples: sampleRecords(examples),
    ...(kind === 'theme' && { files: filesOf(tenant, tenants.assets), uploads: await listPictures(tx) }),
    ...(kind === 'case' && { roles: titledRoles(tenant, tenant.declaration.roles ?? []) }),
    origins: [...(composed.origins.get(id) ?? [])].flatMap(([pointer, origins]) => {
      const last = origins.at(-1)
      // Of their own section everything is theirs.
      if (last === undefined || pointer.startsWith('/examples') || (isOwn && pointer === '')) return []
      const { layer, reason, action, was } = last
      return [{ pointer, layer, reason, action, ...(was !== undefined && { was }) }]
    }),
    translations: declaredTranslations(tenant, { files }, id),
    published: changes(actions).map((action) => publishedBy(tenant, action, { id, history, names })),
    draft:
      draft === undefined
        ? null
        : {
            ...draftState(tenant, draft, actions, names),
            actions: changes(draft.actions).map(declaredAction),
            ...(isOutdated(draft, actions) && { base: changes(draft.published).map(declaredAction) }),
          },
  }
}

/** Whether members have a section that administrators made; undefined for anything else. */
const ownOf = (actions: readonly JsonObject[], published: readonly JsonObject[]): EditedForm['own'] =>
  addingIn([...published, ...actions]) === undefined ? undefined : published.length === 0 ? 'new' : 'published'

/** Records as the examples of a form have them, numbered as stored ones are. */
const sampleRecords = (examples: FormExamples | undefined): JsonObject[] =>
  (examples?.valid ?? []).slice(0, mostSamples).map(({ answers }, i) => ({ ...answers, EntryNo: i + 1 }))

/** The files in an organisation's folder, by their paths in it. */
function filesOf({ id }: PublishedTenant, assets: DeclaredAssets | undefined): string[] {
  const folder = `tenants/${id}/`
  const paths = [...(assets?.keys() ?? [])].filter((path) => path.startsWith(folder))
  return paths.map((path) => path.slice(folder.length))
}

/** As many as show how a table looks, its order and its sums. */
const mostSamples = 3

function draftState(
  { declaration }: PublishedTenant,
  draft: DraftRow,
  published: readonly JsonObject[],
  names: ReadonlyMap<string, string>,
) {
  return {
    revision: draft.revision,
    by: names.get(draft.updated_by) ?? declaration.name,
    at: draft.updated_at.toISOString(),
    outdated: isOutdated(draft, published),
  }
}

/** Whether something else was published for a document after its draft was begun. */
export const isOutdated = (draft: Pick<DraftRow, 'published'>, published: readonly JsonObject[]): boolean =>
  !equalJson(asJson(draft.published), asJson(published))

const asJson = (actions: readonly JsonObject[]): JsonValue => actions

/** The publication that brought an action which every later one has. */
function publishedBy(
  { declaration }: PublishedTenant,
  action: JsonObject,
  { id, history, names }: FormHistory,
): PublishedAction {
  const has = (row: PublicationRow) => publishedActions(overlayTable(row), id).some((other) => equalJson(other, action))
  const before = history.findLastIndex((row) => !has(row))
  const row = history[before + 1]
  return {
    action: declaredAction(action),
    publication: row?.sequence ?? 0,
    by: names.get(row?.published_by ?? '') ?? declaration.name,
    at: row?.published_at.toISOString() ?? '',
  }
}

interface FormHistory {
  readonly id: DocumentId
  /** The oldest first. */
  readonly history: readonly PublicationRow[]
  /** Names of accounts by their ids. */
  readonly names: ReadonlyMap<string, string>
}
