import { styled } from '@mui/material/styles'
import { useRef } from 'react'
import { LoadingBoundary } from '../loading/LoadingBoundary.tsx'
import { lazyPart } from '../loading/lazy-part.ts'
import type { DraftOffer } from './draft-offer.ts'

const DraftBanner = lazyPart(async () => (await import('./DraftBanner.tsx')).DraftBanner)

/** Offers a draft left in a form, and afterwards lists what was not restored. Few forms have anything to show. */
export function DraftNotice({ keeping }: { readonly keeping: DraftOffer }) {
  const region = useRef<HTMLDivElement>(null)
  return (
    <Region ref={region} tabIndex={-1} data-draft-notice>
      {(keeping.offer ?? keeping.lost) && (
        <LoadingBoundary>
          <DraftBanner keeping={keeping} onChosen={() => region.current?.focus()} />
        </LoadingBoundary>
      )}
    </Region>
  )
}

const Region = styled('div')(({ theme }) => ({
  '&:not(:empty)': { marginBottom: theme.spacing(2.5) },
  '&:focus': { outline: 'none' },
  '& .MuiAlert-message': { flex: 1 },
}))
