import { styled } from '@mui/material/styles'
import type { DryRun, FormEffects } from '../../../../../contract/dry-run.ts'
import { fieldLabel } from '../../../../../engine/editing/field-label.ts'
import { AlertBanner } from '../../../../../renderer/feedback/AlertBanner.tsx'
import { useLanguage, useText } from '../../../../../renderer/texts/use-text.ts'
import { useCategoryName } from '../../../../api/use-category-name.ts'
import { useEdited } from '../session/editing-context.ts'

const kinds = { green: 'success', amber: 'warning', red: 'error' } as const

/** What publishing would do to stored records, as a light and in words. */
export function DryRunResult({ run }: { readonly run: DryRun }) {
  const text = useText()
  const { form } = useEdited()
  const { light, issues, reopened, untranslated } = run
  // A section that was just made, and never had records.
  const isNew = form.own === 'new' && light !== 'red'
  const forms = run.forms.filter(({ document, records }) => !isNew || document !== form.document || records > 0)
  const isAsked = forms.some(({ incomplete }) => incomplete > 0)
  const declared = light === 'amber' && !isAsked ? 'amber-declared' : light
  const sound = isNew && forms.length === 0 ? 'new' : declared
  const shown = issues.length > 0 ? 'issues' : sound
  return (
    <Result>
      <AlertBanner kind={shown === 'new' ? 'success' : kinds[light]}>
        {text(`portal.publish.light.${shown}`)}
      </AlertBanner>
      {issues.length > 0 && (
        <ul>
          {issues.map(({ document, pointer, text: issue }) => (
            <li key={`${document}${pointer}${issue}`}>{issue}</li>
          ))}
        </ul>
      )}
      {forms
        .filter(({ document, kind }) => kind === 'rules' && document.startsWith('sections/'))
        .map((effects) => (
          <Effects key={effects.document} effects={effects} />
        ))}
      {reopened.length > 0 && (
        <>
          <p>{text('portal.publish.reopened')}</p>
          <ul>
            {reopened.map(({ document, title, people }) => (
              <li key={document}>{text('portal.publish.reopened-checklist', { checklist: title, count: people })}</li>
            ))}
          </ul>
        </>
      )}
      {untranslated > 0 && <p>{text('portal.publish.untranslated', { count: untranslated })}</p>}
    </Result>
  )
}

/** How many of a form's records would be asked again, and which answers would not be shown any more, by field. */
function Effects({ effects }: { readonly effects: FormEffects }) {
  const text = useText()
  const { editing, form } = useEdited()
  const categoryName = useCategoryName()
  const figures = new Intl.NumberFormat(useLanguage())
  const { document, title, records, incomplete, incompleteBy, retired, retiredBy, asked } = effects
  const byField = (counts: Readonly<Record<string, number>>) =>
    Object.entries(counts).map(([field, count]) => (
      <li key={field}>
        {fieldLabel(editing.document, field.split('.'))}: {figures.format(count)}
      </li>
    ))
  return (
    <>
      <p>
        {document !== form.document && <strong>{title}: </strong>}
        {text('portal.publish.incomplete', { count: incomplete, records: figures.format(records) })}
      </p>
      {incomplete > 0 && (
        <>
          <ul>{byField(incompleteBy)}</ul>
          <p>{text('portal.publish.asked', { count: asked.people })}</p>
          <ul>
            {Object.entries(asked.byCategory).map(([code, people]) => (
              <li key={code}>
                {categoryName(code)}: {figures.format(people)}
              </li>
            ))}
          </ul>
          {asked.cases > 0 && <p>{text('portal.publish.asked-cases', { count: asked.cases })}</p>}
        </>
      )}
      {retired > 0 && (
        <>
          <p>{text('portal.publish.retired', { count: retired })}</p>
          <ul>{byField(retiredBy)}</ul>
        </>
      )}
    </>
  )
}

const Result = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  '& p': { margin: 0 },
  '& ul': { margin: 0, paddingInlineStart: theme.spacing(2.5) },
}))
