import { useCallback, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { readDocumentCode } from '../../../engine/format/document-code.ts'
import type { DocumentCodeAnswers } from '../../../generated/document-code-answers.ts'
import { useText } from '../../../renderer/texts/use-text.ts'
import { DeclaredForm } from '../../forms/DeclaredForm.tsx'

interface CodeFormProps {
  /** The code that was looked up before, with its dashes. */
  readonly code?: string
}

/** The code of a document, as it is printed or nearly so; opens the page of that document. */
export function CodeForm({ code: given }: CodeFormProps) {
  const text = useText()
  const navigate = useNavigate()
  const open = useCallback(
    async ({ code }: DocumentCodeAnswers) => {
      const read = readDocumentCode(code ?? '')
      if (read !== undefined) await navigate(`/verify/${read}`)
    },
    [navigate],
  )
  const answers = useMemo(() => (given === undefined ? {} : { code: given }), [given])
  return (
    <DeclaredForm
      id="forms/document-code"
      answers={answers}
      submitLabel={text('portal.verification.submit')}
      onSubmit={open}
      fields={1}
    />
  )
}
