import type { EvaluationContext } from '../../../engine/document/context.ts'
import { todayIn } from '../../../engine/format/today-in.ts'
import type { PublishedTenant } from '../published/published-tenant.ts'

/** What a form of a tenant may depend on, for a caller of whom nothing is known. */
export function contextOf({ declaration, references, texts }: PublishedTenant, now: Date): EvaluationContext {
  return {
    today: todayIn(declaration.timeZone, now),
    lists: references,
    settings: declaration.settings.minor_settings,
    catalogue: texts,
    money: { currency: declaration.currency, locale: declaration.locale },
  }
}
