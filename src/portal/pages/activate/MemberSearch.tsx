import { useCallback, useMemo } from 'react'
import type { ActivationSearchAnswers } from '../../../generated/activation-search-answers.ts'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useApi } from '../../api/api-context.ts'
import { ApiError } from '../../api/api-error.ts'
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

/** Finds a member by their number; a failure is shown by a toast, and at the field when there is no such member. */
export function MemberSearch({ given = '', onFound }: MemberSearchProps) {
  const text = useText()
  const search = useSearch(onFound)
  const answers = useMemo(() => ({ memberNo: given }), [given])
  return (
    <DeclaredForm
      key={given}
      id="forms/activation-search"
      answers={answers}
      submitLabel={text('portal.activate.search')}
      onSubmit={search}
      submitsAtOnce={given !== ''}
      fields={1}
    />
  )
}

function useSearch(onFound: MemberSearchProps['onFound']) {
  const api = useApi()
  const toaster = useToaster()
  const failureOf = useFailureOf()
  return useCallback(
    async ({ memberNo }: ActivationSearchAnswers) => {
      if (typeof memberNo !== 'string') return
      try {
        onFound(await fetchMember(api, memberNo))
      } catch (thrown) {
        onFound(undefined)
        const { message, status, code } = failureOf(thrown)
        toaster.show('error', message)
        if (code !== 'member-not-found') return
        throw new ApiError(message, status, { code, errors: [{ pointer: '/memberNo', message }] })
      }
    },
    [api, failureOf, onFound, toaster],
  )
}
