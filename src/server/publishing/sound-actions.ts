import type { SaveDraftBody } from '../../contract/edited-form.ts'
import { publishedOverlay } from '../../engine/compose/published-layer.ts'
import { editedKind, isOpenAction } from '../../engine/editing/editable-parts.ts'
import type { EditedKind } from '../../engine/editing/editable-parts.ts'
import { translationsPart } from '../../engine/document/composite-shape.ts'
import { translationsProblem, withTranslations } from '../../engine/editing/translated-texts.ts'
import { isJsonObject, ownValue } from '../../engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../engine/json/json.ts'
import { applyOverlay } from '../../engine/overlay/apply-overlay.ts'
import type { OverlayIssueKind } from '../../engine/overlay/overlay-document.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import type { PublishedTenants } from '../platform/published/published-tenants.ts'
import { Refusal } from '../platform/refusal.ts'
import type { RefusedAnswer } from '../platform/refusal.ts'
import { composeBelow } from './added-sections.ts'
import type { EditedBelow } from './added-sections.ts'
import { addedField, hasFixedFields } from './fixed-fields.ts'
import { otherLanguages } from './declared-translations.ts'

/** Where a document is changed. */
export interface ChangedOrganisation {
  readonly tenant: PublishedTenant
  readonly tenants: Pick<PublishedTenants, 'compose'>
  readonly below: EditedBelow
}

/** What a release may have caused: the draft is kept, and its author decides. */
const decidable: ReadonlySet<OverlayIssueKind> = new Set(['drift', 'conflict'])

/**
 * The actions that somebody sent for a form, as they are stored: after the one that adds it, if it is their own.
 *
 * @throws Refusal `not-found` for a document that administrators may not change; `invalid` with pointers into the body
 *   for what no later decision can mend
 */
export function soundActions(
  { tenant, tenants, below }: ChangedOrganisation,
  sent: Pick<SaveDraftBody, 'document' | 'actions'>,
): readonly JsonObject[] {
  const { document: id } = sent
  const { composed, isOwn } = composeBelow(tenants, tenant.id, below, id)
  const inherited = composed.documents.get(id)
  const kind = inherited === undefined ? undefined : editedKind(id, inherited)
  if (inherited === undefined || kind === undefined) throw new Refusal('not-found')
  const actions = plainActions(sent.actions)
  const edited = withTranslations(plainDocument(inherited), otherLanguages(tenant))
  const errors = [...misdirected(kind, actions), ...wrongActions(edited, id, actions), ...surplus(edited, id, actions)]
  if (errors.length > 0) throw new Refusal('invalid', { errors })
  return isOwn && below.adding !== undefined ? [below.adding, ...actions] : actions
}

/** Actions on what administrators may not change of a document. */
function misdirected(kind: EditedKind, actions: readonly JsonObject[]): readonly RefusedAnswer[] {
  return actions.flatMap((action, i) => {
    const target = String(action['target'])
    if (isOpenAction(kind, { ...action, target })) return []
    return [{ pointer: `/actions/${i}/target`, message: { key: 'server.form-action-elsewhere', params: { target } } }]
  })
}

function wrongActions(document: JsonObject, id: string, actions: readonly JsonObject[]): readonly RefusedAnswer[] {
  const options = { mode: 'strict', file: id, layer: 'published', guards: 'required', refuse: objection } as const
  const { issues } = applyOverlay(document, publishedOverlay(id, actions), options)
  return issues
    .filter(({ kind }) => !decidable.has(kind))
    .map(({ pointer, message: issue }) => ({ pointer, message: { key: 'server.form-issue', params: { issue } } }))
}

/** Fields that are added to a form of which a call keeps only those that it knows. */
function surplus(document: JsonObject, id: string, actions: readonly JsonObject[]): readonly RefusedAnswer[] {
  if (!hasFixedFields(id)) return []
  const options = { mode: 'lenient', file: id, layer: 'published' } as const
  const { document: after } = applyOverlay(document, publishedOverlay(id, actions), options)
  const field = isJsonObject(after) ? addedField(document, after) : undefined
  return field === undefined
    ? []
    : [{ pointer: '/actions', message: { key: 'server.form-field-unknown', params: { field } } }]
}

const plainDocument = (document: object): JsonObject => Object.fromEntries(Object.entries(document))

/** Why translations cannot be as an action makes them. */
const objection = (before: JsonValue, after: JsonValue): string | undefined =>
  isJsonObject(before) && isJsonObject(after)
    ? translationsProblem(ownValue(before, translationsPart), ownValue(after, translationsPart))
    : undefined

/** What came as JSON, as JSON. */
const plainActions = (actions: SaveDraftBody['actions']): readonly JsonObject[] =>
  actions.flatMap((action) => {
    const value: JsonValue = JSON.parse(JSON.stringify(action))
    return isJsonObject(value) ? [value] : []
  })
