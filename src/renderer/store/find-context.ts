import { createContext, use } from 'react'
import type { JsonObject } from '../../engine/json/json.ts'

/** Posts to a path below the API base; returns the results, or rejects with an Error whose message can be shown. */
export type Find = (path: string, body: JsonObject) => Promise<JsonObject>

export const FindContext = createContext<Find | undefined>(undefined)

/** How search fields call the API; undefined where they cannot, as in a form that is only shown. */
export const useFind = (): Find | undefined => use(FindContext)
