import { useText } from '../../../renderer/texts/use-text.ts'
import { AuthCard } from '../../layouts/pieces/AuthCard.tsx'
import { CodeForm } from './CodeForm.tsx'

/** Asks for the code of an issued document. */
export function EnterCodePage() {
  const text = useText()
  return (
    <AuthCard title={text('portal.verification.title')} lead={text('portal.verification.lead')} width={560}>
      <CodeForm />
    </AuthCard>
  )
}
