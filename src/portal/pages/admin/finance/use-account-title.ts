import { accountGroups } from '../../../../contract/finance-names.ts'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useWayTitle } from './use-way-title.ts'

/** Names accounts of the ledger, e.g. `income:subscription` as “Income: subscription”. */
export function useAccountTitle(): (code: string) => string {
  const text = useText()
  const wayTitle = useWayTitle()
  return (code) => {
    const [group = '', ...rest] = code.split(':')
    const known = accountGroups.find((one) => one === group)
    if (known === undefined) return code
    const title = text(`portal.finance.account.${known}`)
    const name = rest.join(':')
    if (name === '') return title
    return `${title}: ${known === 'cash' ? wayTitle(name) : name}`
  }
}
