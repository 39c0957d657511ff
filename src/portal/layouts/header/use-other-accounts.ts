import { useText } from '../../../renderer/texts/use-text.ts'
import { useCall } from '../../api/use-call.ts'
import { actorOf, openerOf } from '../../session/session.ts'
import { useUser } from '../../session/session-context.ts'

interface OtherAccount {
  readonly id: string
  readonly title: string
}

/** The accounts that the user can go on in: from a firm their own, and their firms; read once the menu is open. */
export function useOtherAccounts(isOpen: boolean): readonly OtherAccount[] {
  const text = useText()
  const user = useUser()
  const opener = openerOf(user)
  const { data = [] } = useCall(isOpen && actorOf(user) === undefined ? 'firms' : null)
  const firms = data.filter(({ current }) => !current)
  return [
    ...(opener ? [{ id: opener.id, title: text('portal.firm.back', { name: opener.name }) }] : []),
    ...firms.map(({ id, name }) => ({ id, title: text('portal.firm.act-for', { name }) })),
  ]
}
