import type { EditableForm, EditedForm, NamedDraft } from '../../../../../contract/edited-form.ts'
import { useCall } from '../../../../api/use-call.ts'

/** Drafts that are published at once, and what the others among them are called. */
interface ReleaseDrafts {
  readonly drafts: readonly NamedDraft[]
  readonly others: readonly string[]
}

/**
 * The draft of a form, with those in which others decided on the same release: none of them can be published before the
 * others are. Undefined until they are known.
 */
export function useReleaseDrafts({ document }: EditedForm, revision: number): ReleaseDrafts | undefined {
  const { data, error, isValidating } = useCall('admin/forms')
  if (isValidating) return undefined
  // The server refuses what is not complete, so that nothing depends on the list.
  if (data === undefined) return error && { drafts: [{ document, revision }], others: [] }
  const isHeld = data.forms.some((form) => form.unfit && form.document === document)
  const decided = data.forms.filter((form) => isHeld && form.document !== document && isDecided(form))
  const named = decided.flatMap((form) =>
    form.draft === null ? [] : [{ document: form.document, revision: form.draft.revision }],
  )
  return { drafts: [{ document, revision }, ...named], others: decided.map(({ title }) => title) }
}

const isDecided = ({ unfit, open, draft }: EditableForm): boolean => unfit && open === 0 && draft !== null
