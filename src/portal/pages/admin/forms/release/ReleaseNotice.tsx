import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import type { EditableForms } from '../../../../../contract/edited-form.ts'
import { AlertBanner } from '../../../../../renderer/feedback/AlertBanner.tsx'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { useTitle } from '../../../../language/use-title.ts'
import { PortalLink } from '../../../../ui/PortalLink.tsx'

/** Says which documents wait for decisions since a new release, and leads to each; nothing while all fits. */
export function ReleaseNotice({ list: { forms, issues } }: { readonly list: EditableForms }) {
  const text = useText()
  const title = useTitle()
  const unfit = forms.filter((form) => form.unfit)
  if (unfit.length === 0 && issues.length === 0) return null
  const isDecided = unfit.every(({ open }) => open === 0) && issues.length === 0
  return (
    <Notice>
      <AlertBanner kind="warning">{text('portal.release.notice', { count: unfit.length })}</AlertBanner>
      <p>{text(isDecided ? 'portal.release.decided' : 'portal.release.lead')}</p>
      <ul>
        {unfit.map((form) => (
          <li key={form.document}>
            <PortalLink to={`/admin/forms/${form.document}`}>
              {text('portal.release.decide', { form: title(form.title) })}
            </PortalLink>{' '}
            {form.open === 0 ? text('portal.forms.decided') : text('portal.forms.open', { count: form.open })}
          </li>
        ))}
      </ul>
      {issues.length > 0 && (
        <>
          <p>{text('portal.release.issues')}</p>
          <ul>
            {issues.map(({ document, pointer, text: issue }) => (
              <li key={`${document}${pointer}${issue}`}>{issue}</li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  )
}

const Notice = styled(Card)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  padding: theme.spacing(2),
  marginBlockEnd: theme.spacing(3),
  '& p': { margin: 0 },
  '& ul': { margin: 0, paddingInlineStart: theme.spacing(2.5) },
}))
