import { useMemo } from 'react'
import { formatDate } from '../../engine/format/format-date.ts'
import { formatMoney } from '../../engine/format/money.ts'
import { todayIn } from '../../engine/format/today-in.ts'
import { useLanguage, useText } from '../../renderer/texts/use-text.ts'
import { useStart } from './start-context.ts'

/** Money and dates as the organisation's locale and the user's language write them. */
export function useFormats() {
  const { tenant } = useStart()
  const language = useLanguage()
  const text = useText()
  return useMemo(() => {
    const date = (value: string) => formatDate(dayIn(tenant.timeZone, value), language)
    const time = (value: string) =>
      new Intl.DateTimeFormat(tenant.locale, { timeZone: tenant.timeZone, timeStyle: 'short', hour12: false }).format(
        new Date(value),
      )
    return {
      /** An amount in the currency's unit, e.g. `KES 11,000.00`. */
      money: (amount: number, currency = tenant.currency) => formatMoney(amount, currency, tenant.locale),
      /** A calendar date, or the date of an instant in the organisation's time zone. */
      date,
      /** The same as `YYYY-MM-DD`. */
      day: (value: string) => dayIn(tenant.timeZone, value),
      /** The time of day of an instant in that time zone, e.g. `14:05`. */
      time,
      /** An instant (ISO 8601) as its date and time of day. */
      instant: (value: string) => text('portal.instant', { date: date(value), time: time(value) }),
    }
  }, [tenant, language, text])
}

const dayIn = (timeZone: string, value: string): string =>
  value.includes('T') ? todayIn(timeZone, new Date(value)) : value
