import type { AuditEntry } from '../../../../contract/audit-entry.ts'
import { BreakableText } from '../../../../renderer/texts/BreakableText.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'

/** What an action has changed, from which to which value, below what else is known of it. */
export function AuditDetail({ detail, changes }: Pick<AuditEntry, 'detail' | 'changes'>) {
  const text = useText()
  if (changes.length === 0) return <BreakableText>{detail ?? '–'}</BreakableText>
  const none = text('portal.audit.no-value')
  return (
    <>
      {detail !== null && <BreakableText>{detail}</BreakableText>}
      {changes.map(({ field, from, to }) => (
        <div key={field}>
          <BreakableText>{text('portal.audit.change', { field, from: from || none, to: to || none })}</BreakableText>
        </div>
      ))}
    </>
  )
}
