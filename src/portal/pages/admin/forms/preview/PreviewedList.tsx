import { useMemo } from 'react'
import { contentHash } from '../../../../../engine/compose/content-hash.ts'
import type { ReferenceList } from '../../../../../engine/document/reference-list.ts'
import { asJson } from '../../../../../engine/json/as-json.ts'
import { buildReferenceLists } from '../../../../../engine/validation/reference-lists.ts'
import { completeForm } from '../../../../../engine/validation/compiled-form.ts'
import { RegaliaForm } from '../../../../../renderer/form/RegaliaForm.tsx'
import { usePageContext } from '../../../../forms/use-evaluation-context.ts'
import { previewPrefix } from './preview-prefix.ts'

const name = 'previewed'
const accepts = { validate: () => [], part: () => undefined }

/** A list as members choose from it. */
export function PreviewedList({ list }: { readonly list: ReferenceList }) {
  const page = usePageContext()
  const context = useMemo(() => ({ ...page, lists: buildReferenceLists(new Map([[name, list]])) }), [page, list])
  const form = useMemo(() => {
    const choice = { type: 'string', title: list.title ?? '', inList: { list: name } }
    const document = { schema: { type: 'object' as const, properties: { choice } } }
    return completeForm({ id: 'lists/previewed', hash: contentHash(asJson(list)), document, validator: accepts })
  }, [list])
  return <RegaliaForm key={form.hash} {...{ form, context }} idPrefix={previewPrefix} hideTitle />
}
