import type { AuditPerson } from '../../../../contract/audit-entry.ts'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { PersonCell } from '../PersonCell.tsx'

/** Whom an entry names: an account; else what they are, with what is left of their name. */
export function NamedPerson({ person: { kind, name, email } }: { readonly person: AuditPerson }) {
  const text = useText()
  if (kind === 'account') return <PersonCell name={name ?? ''} email={email ?? ''} />
  if (name === null) return text(`portal.audit.${kind}`)
  return <PersonCell name={name} email={name} note={text(`portal.audit.${kind}`)} />
}
