import { useEffect, useMemo, useRef } from 'react'
import type { GateDefinition } from '../../engine/document/gate-definition.ts'
import type { PageDefinition } from '../../engine/document/page-definition.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import type { Gate } from '../../renderer/pages/collection/GateQuestion.tsx'
import { useApi } from '../api/api-context.ts'
import { useDeclaredCall } from '../api/use-call.ts'
import { useFailureOf } from '../api/use-failure-of.ts'
import { useToaster } from '../ui/toaster-context.ts'
import { useChangeHeaders } from '../ui/use-change-headers.ts'
import { useRecordsChanged } from '../checklists/use-records-changed.ts'
import { useDocument } from '../forms/published-context.ts'
import { useOwnPayload } from './use-own-payload.ts'

/**
 * The stored answer to a gate's question, through the calls of its section; undefined while it loads. A toast shows a
 * failure to save an answer.
 */
export function useGate({ section, field }: GateDefinition): Gate | undefined {
  const { list, save } = keepingCalls(useDocument(section).page)
  const { data: record, mutate } = useDeclaredCall<JsonObject | null>(list)
  // An answer that waited for the previous one is based on the record which that one saved.
  const newest = useRef<JsonObject | null>(undefined)
  useEffect(() => {
    newest.current = record
  }, [record])
  const api = useApi()
  const { madeFrom } = useChangeHeaders()
  const toaster = useToaster()
  const failureOf = useFailureOf()
  const changed = useRecordsChanged()
  const own = useOwnPayload('ProfileID')
  return useMemo(() => {
    if (record === undefined) return undefined
    const onAnswer = async (value: string) => {
      try {
        const kept = await api.declared.post<JsonObject>(
          save,
          own({ [field]: value }),
          madeFrom(newest.current ?? undefined),
        )
        newest.current = kept
        await mutate(kept, { revalidate: false })
      } catch (thrown) {
        const { current, message } = failureOf(thrown)
        toaster.show('error', message)
        if (current === undefined) return
        newest.current = current
        await mutate(current, { revalidate: false })
        return
      }
      await changed(list)
    }
    return { answer: record?.[field], onAnswer }
  }, [record, field, list, save, api, mutate, toaster, failureOf, changed, own, madeFrom])
}

/** Throws where the section has no call that saves its record; the check of declarations refuses such a gate. */
function keepingCalls(page: PageDefinition | undefined): { readonly list: string; readonly save: string } {
  const save = page?.kind === 'record' ? page.otherCalls?.find(({ action }) => action === 'save') : undefined
  if (page?.kind !== 'record' || !save) throw new Error('The section that keeps a gate’s answer has no call to save it')
  return { list: page.calls.list, save: save.path }
}
