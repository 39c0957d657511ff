import type { EvaluationContext } from '../../../engine/document/context.ts'
import { todayIn } from '../../../engine/format/today-in.ts'
import type { PublishedTenant } from '../published/published-tenant.ts'

/** The context that a tenant's form is evaluated in, without data about the caller. */
export function contextOf({ declaration, references, texts }: PublishedTenant, now: Date): EvaluationContext {
  return {
    today: todayIn(declaration.timeZone, now),
    lists: references,
    settings: declaration.settings.minor_settings,
    catalogue: texts,
    money: { currency: declaration.currency, locale: declaration.locale },
  }
}
