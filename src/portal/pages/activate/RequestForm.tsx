import { useCallback, useMemo } from 'react'
import { styled } from '@mui/material/styles'
import type { ActivationRequestAnswers } from '../../../generated/activation-request-answers.ts'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useApi } from '../../api/api-context.ts'
import { ApiError } from '../../api/api-error.ts'
import { useFailureOf } from '../../api/use-failure-of.ts'
import { useStart } from '../../ui/start-context.ts'
import { useToaster } from '../../ui/toaster-context.ts'
import { DeclaredForm } from '../../forms/DeclaredForm.tsx'
import { useFormTitle } from '../../forms/use-form-title.ts'
import type { FoundMember } from './fetch-member.ts'

interface RequestFormProps {
  readonly member: FoundMember
  /** From a link from another site; sent on unchanged. */
  readonly voterToken: string | undefined
  /** Called when a code was sent to the member; `email` is the address that they entered. */
  readonly onRequested: (email: string) => void
}

/** The particulars that prove that the user is this member; the names are read-only. */
export function RequestForm({ member, voterToken, onRequested }: RequestFormProps) {
  const text = useText()
  const request = useRequest(onRequested)
  const answers = useMemo(
    () => ({
      ...member,
      names: `${member.FirstName} ${member.LastName}`.trim(),
      ...(voterToken !== undefined && { voterToken }),
    }),
    [member, voterToken],
  )
  return (
    <Part aria-labelledby="activation-request">
      <h2 id="activation-request">{useFormTitle('forms/activation-request')}</h2>
      <DeclaredForm
        id="forms/activation-request"
        answers={answers}
        submitLabel={text('portal.activate.request')}
        onSubmit={request}
        fields={4}
      />
    </Part>
  )
}

function useRequest(onRequested: RequestFormProps['onRequested']) {
  const api = useApi()
  const toaster = useToaster()
  const refusalOf = useRefusal()
  return useCallback(
    async (answers: ActivationRequestAnswers) => {
      try {
        const { message } = await api.post('auth/activation', answers)
        toaster.show('success', message)
      } catch (thrown) {
        throw refusalOf(thrown)
      }
      const { eMailAddress: email } = answers
      onRequested(typeof email === 'string' ? email : '')
    },
    [api, onRequested, refusalOf, toaster],
  )
}

/**
 * Shows the fixed text of specification 1 §8, whatever the server's reason. Three failures are shown as they are: when
 * to try again, an error in a single field, and no response.
 */
function useRefusal(): (thrown: unknown) => ApiError {
  const text = useText()
  const failureOf = useFailureOf()
  const { tenant, settings } = useStart()
  const organisation = settings.minor_settings.organisation_caption ?? tenant.caption
  return useCallback(
    (thrown) => {
      const failure = failureOf(thrown)
      const { status, code, errors, correlationId } = failure
      if (status === 0 || code === 'too-many' || errors.length > 0) return failure
      return new ApiError(text('portal.activation.failed', { organisation }), status, { code, correlationId })
    },
    [failureOf, organisation, text],
  )
}

const Part = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  paddingBlockStart: theme.spacing(3),
  borderBlockStart: '1px solid var(--mui-palette-divider)',
  '& h2': { ...theme.typography.h3, margin: 0 },
}))
