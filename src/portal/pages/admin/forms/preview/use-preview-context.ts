import { useMemo } from 'react'
import type { EvaluationContext } from '../../../../../engine/document/context.ts'
import { useEvaluationContext } from '../../../../forms/use-evaluation-context.ts'
import { useEdited } from '../session/editing-context.ts'
import { previewedMember } from './previewed-member.ts'
import { usePreviewOptions } from './preview-options.ts'
import { useListedDocument } from './use-listed-document.ts'

/** What the edited form may depend on besides its answers, for the member that it is drawn for. */
export function usePreviewContext(): EvaluationContext {
  const { editing } = useEdited()
  const { seenBy } = usePreviewOptions()
  const context = useEvaluationContext(useListedDocument(editing.document))
  return useMemo(() => (seenBy ? { ...context, user: previewedMember(seenBy) } : context), [context, seenBy])
}
