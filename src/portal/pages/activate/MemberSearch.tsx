import { useCallback, useEffect, useRef } from 'react'
import type { ActivationSearchAnswers } from '../../../generated/activation-search-answers.ts'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useApi } from '../../api/api-context.ts'
import { useFailureOf } from '../../api/use-failure-of.ts'
import { useToaster } from '../../ui/toaster-context.ts'
import { DeclaredForm } from '../../forms/DeclaredForm.tsx'
import { fetchMember } from './fetch-member.ts'
import type { FoundMember } from './fetch-member.ts'

interface MemberSearchProps {
  /** A number from a link; it is searched for at once. */
  readonly given: string | undefined
  /** Called with undefined when a search has failed. */
  readonly onFound: (member: FoundMember | undefined) => void
}

/** Finds a member by their number; a failure is shown by a toast. */
export function MemberSearch({ given = '', onFound }: MemberSearchProps) {
  const text = useText()
  const search = useSearch(onFound)
  const searched = useRef('')
  useEffect(() => {
    if (given === '' || searched.current === given) return
    searched.current = given
    void search(given)
  }, [given, search])
  const submit = useCallback(
    async ({ memberNo }: ActivationSearchAnswers) => {
      if (typeof memberNo === 'string') await search(memberNo)
    },
    [search],
  )
  return (
    <DeclaredForm
      id="forms/activation-search"
      answers={{ memberNo: given }}
      submitLabel={text('portal.activate.search')}
      onSubmit={submit}
      fields={1}
    />
  )
}

function useSearch(onFound: MemberSearchProps['onFound']): (memberNo: string) => Promise<void> {
  const api = useApi()
  const toaster = useToaster()
  const failureOf = useFailureOf()
  return useCallback(
    async (memberNo) => {
      try {
        onFound(await fetchMember(api, memberNo))
      } catch (thrown) {
        onFound(undefined)
        toaster.show('error', failureOf(thrown).message)
      }
    },
    [api, failureOf, onFound, toaster],
  )
}
