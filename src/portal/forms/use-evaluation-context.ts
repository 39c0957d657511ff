import { use, useMemo, useState } from 'react'
import type { EvaluationContext } from '../../engine/document/context.ts'
import type { CompositeDocument } from '../../engine/document/document.ts'
import { todayIn } from '../../engine/format/today-in.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import { useStart } from '../ui/start-context.ts'
import { useSession } from '../session/session-context.ts'
import { CatalogueContext } from './catalogue-context.ts'
import { useReferenceLists } from './published-context.ts'

/**
 * What a form may depend on besides its answers: today in the organisation's time zone, its settings, the user and
 * their profile, and the reference lists that the form names. Suspends until those lists are here.
 */
export function useEvaluationContext(document: CompositeDocument, profile?: JsonObject): EvaluationContext {
  const { tenant, settings } = useStart()
  const user = useSession()?.user
  const [today] = useState(() => todayIn(tenant.timeZone, new Date()))
  const catalogue = use(CatalogueContext)
  const lists = useReferenceLists(document)
  return useMemo(
    () => ({
      today,
      lists,
      catalogue,
      settings: settings.minor_settings,
      money: { currency: tenant.currency, locale: tenant.locale },
      ...(user && { user }),
      ...(profile && { profile }),
    }),
    [today, settings.minor_settings, tenant.currency, tenant.locale, lists, catalogue, user, profile],
  )
}

const noLists: CompositeDocument = {}

/** The same for a page without a form, so without reference lists. */
export function usePageContext(profile?: JsonObject): EvaluationContext {
  return useEvaluationContext(noLists, profile)
}
