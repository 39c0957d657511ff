import { useText } from '../../../renderer/texts/use-text.ts'
import { ClosedDoor } from './ClosedDoor.tsx'

/** Replaces a step of registration while the organisation accepts no new members. */
export function RegistrationClosed({ title }: { readonly title: string }) {
  const text = useText()
  const ways = [{ to: '/', label: text('portal.back-to-login') }]
  return <ClosedDoor title={title} reason={text('portal.registration-closed')} ways={ways} />
}
