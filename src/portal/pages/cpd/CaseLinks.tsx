import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { Link } from 'react-router-dom'
import type { DocumentId } from '../../../engine/document/document-id.ts'
import { StartCase } from '../../cases/begin/StartCase.tsx'
import { casesAddress } from '../../cases/case-address.ts'
import { useCaseDocument } from '../../cases/use-case-document.ts'

/** Leads to the member's cases of some types, and begins one of the first. Suspends until the types are loaded. */
export function CaseLinks({ cases }: { readonly cases: readonly DocumentId[] }) {
  const types = cases.map((id) => id.replace('cases/', ''))
  const [first] = types
  return (
    <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
      {types.map((type) => (
        <ListLink key={type} type={type} />
      ))}
      {first !== undefined && <StartOf type={first} />}
    </Stack>
  )
}

function ListLink({ type }: { readonly type: string }) {
  const { page } = useCaseDocument(type)
  if (page === undefined) return null
  return (
    <Button variant="outlined" component={Link} to={casesAddress(type)}>
      {page.title}
    </Button>
  )
}

function StartOf({ type }: { readonly type: string }) {
  const { page } = useCaseDocument(type)
  if (page?.kind !== 'case' || page.list.start === undefined) return null
  return <StartCase type={type} page={page} title={page.list.start.title} />
}
