import { useText } from '../../../../renderer/texts/use-text.ts'
import { useFormats } from '../../../ui/use-formats.ts'

/** Writes an instant (ISO 8601) as a date with the time of day. */
export function useInstant(): (instant: string) => string {
  const text = useText()
  const { date, time } = useFormats()
  return (instant) => text('portal.sessions.at', { date: date(instant), time: time(instant) })
}
