import Button from '@mui/material/Button'
import { AlertBanner } from '../../../../../renderer/feedback/AlertBanner.tsx'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import type { EditorTour } from './use-editor-tour.ts'

/** Offers the tour to who opens the editor for the first time. It takes no focus, since nobody has asked for it yet. */
export function TourOffer({ tour }: { readonly tour: EditorTour }) {
  const text = useText()
  if (!tour.isOffered) return null
  return (
    <AlertBanner
      kind="info"
      action={
        <>
          <Button onClick={tour.end}>{text('portal.tour.decline')}</Button>
          <Button variant="outlined" onClick={tour.start}>
            {text('portal.tour.start')}
          </Button>
        </>
      }
    >
      {text('portal.tour.offer')}
    </AlertBanner>
  )
}
