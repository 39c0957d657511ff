import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { readDocumentCode } from '../../../engine/format/document-code.ts'
import type { DocumentCodeAnswers } from '../../../generated/document-code-answers.ts'
import { useText } from '../../../renderer/texts/use-text.ts'
import { DeclaredForm } from '../../forms/DeclaredForm.tsx'

/** The code of a document, as it is printed or nearly so; opens the page of that document. */
export function CodeForm() {
  const text = useText()
  const navigate = useNavigate()
  const open = useCallback(
    async ({ code }: DocumentCodeAnswers) => {
      const read = readDocumentCode(code ?? '')
      if (read !== undefined) await navigate(`/verify/${read}`)
    },
    [navigate],
  )
  return (
    <DeclaredForm
      id="forms/document-code"
      submitLabel={text('portal.verification.submit')}
      onSubmit={open}
      fields={1}
    />
  )
}
