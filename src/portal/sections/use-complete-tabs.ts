import { use } from 'react'
import useSWR from 'swr'
import type { TabsPage } from '../../engine/document.ts'
import { isJsonArray } from '../../engine/json.ts'
import type { JsonValue } from '../../engine/json.ts'
import type { Api } from '../api/api.ts'
import { useApi } from '../api/api-context.ts'
import { usePublished } from '../forms/published-context.ts'
import { profileSummary } from '../session/profile-summary.ts'
import { useUser } from '../session/session-context.ts'

/**
 * Which tabs hold what they are for: a record, or at least one of many; undefined until that is known. It is asked for
 * anew when the profile's percentage changes, which every saved or removed record may do.
 */
export function useCompleteTabs({ tabs }: TabsPage): ReadonlyMap<string, boolean> | undefined {
  const api = useApi()
  const published = usePublished()
  const percent = profileSummary(useUser())?.ProfileComplete
  const paths = tabs.flatMap(({ id, document }) => {
    const { page } = use(published.document(document))
    return page && 'calls' in page ? [[id, page.calls.list] as const] : []
  })
  const { data } = useSWR(['complete-tabs', percent, paths], () => askAll(api, paths))
  return data
}

async function askAll(api: Api, paths: readonly (readonly [string, string])[]): Promise<ReadonlyMap<string, boolean>> {
  const answers = await Promise.all(paths.map(([, path]) => api.get<JsonValue>(path)))
  return new Map(paths.map(([id], i) => [id, holdsSomething(answers[i])]))
}

function holdsSomething(answer: JsonValue | undefined): boolean {
  return isJsonArray(answer) ? answer.length > 0 : answer !== null && answer !== undefined
}
