import { useText } from '../../../../renderer/texts/use-text.ts'

const ways = ['bank', 'mpesa', 'card', 'credit'] as const

/** Names ways of paying; one that is not known has its own name. */
export function useWayTitle(): (way: string) => string {
  const text = useText()
  return (way) => {
    const known = ways.find((one) => one === way)
    return known === undefined ? way : text(`portal.finance.way.${known}`)
  }
}
