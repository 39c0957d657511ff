import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import type { DocumentUse } from '../../../../../contract/edited-form.ts'
import { EmptyState } from '../../../../../renderer/feedback/EmptyState.tsx'
import { BreakableText } from '../../../../../renderer/texts/BreakableText.tsx'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { FormSkeleton } from '../../../../forms/FormSkeleton.tsx'
import { useTitle } from '../../../../language/use-title.ts'
import { PortalLink } from '../../../../ui/PortalLink.tsx'
import { useUses } from './use-uses.ts'

/** Each document that refers to this one, or to something in it, with the way there and the places in it. */
export function UsesPanel() {
  const text = useText()
  const uses = useUses()
  if (uses === undefined) return <FormSkeleton fields={3} />
  if (uses.length === 0) return <EmptyState title={text('portal.uses.none')} text={text('portal.uses.none-text')} />
  const parts = [...new Set(uses.map(({ of }) => of))].toSorted()
  return (
    <Parts>
      <Typography color="textSecondary">{text('portal.uses.lead')}</Typography>
      {parts.map((part) => {
        const ofPart = uses.filter(({ of }) => of === part)
        const documents = [...new Set(ofPart.map(({ document }) => document))]
        return (
          <div key={part}>
            <h2>{part === '' ? text('portal.uses.whole') : <BreakableText>{part}</BreakableText>}</h2>
            <ul>
              {documents.map((document) => (
                <li key={document}>
                  <UsingDocument uses={ofPart.filter((use) => use.document === document)} />
                </li>
              ))}
            </ul>
          </div>
        )
      })}
    </Parts>
  )
}

/** A document that refers to something, with each place in it; one with several shows them on demand. */
function UsingDocument({ uses }: { readonly uses: readonly DocumentUse[] }) {
  const text = useText()
  const titleOf = useTitle()
  const [first] = uses
  if (first === undefined) return null
  const { document, title, editable } = first
  const places = uses.map(({ pointer }) => (
    <code key={pointer}>
      <BreakableText>{`${document} ${pointer}`}</BreakableText>
    </code>
  ))
  return (
    <>
      {editable ? (
        <Link component={PortalLink} to={`/admin/forms/${document}`}>
          {titleOf(title)}
        </Link>
      ) : (
        titleOf(title)
      )}
      {places.length === 1 ? (
        places
      ) : (
        <details>
          <summary>{text('portal.uses.count', { count: places.length })}</summary>
          {places}
        </details>
      )}
    </>
  )
}

const Parts = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  padding: theme.spacing(2),
  '& h2': { ...theme.typography.subtitle2, margin: theme.spacing(0, 0, 0.5) },
  '& ul': { display: 'grid', gap: theme.spacing(1), margin: 0, padding: 0, listStyle: 'none' },
  '& summary': { ...theme.typography.body2, cursor: 'pointer', color: 'var(--mui-palette-text-secondary)' },
  '& code': { ...theme.typography.caption, display: 'block', color: 'var(--mui-palette-text-secondary)' },
}))
