import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Slider from '@mui/material/Slider'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { DialogFrame } from '../../feedback/DialogFrame.tsx'
import { useText } from '../../texts/use-text.ts'
import { CropArea } from './CropArea.tsx'
import { clampFrame, firstFrame, maximumZoom } from './crop-frame.ts'
import type { Size } from './crop-frame.ts'
import { cutPicture } from './cut-picture.ts'
import { usePicture } from './use-picture.ts'

export interface CropDialogProps {
  readonly file: File
  readonly size: Size
  readonly round: boolean
  readonly onDone: (file: File) => void
  /** The file is not a picture. */
  readonly onFail: () => void
  readonly onCancel: () => void
}

/** Crops a picture to its required size before it becomes the answer. */
export default function CropDialog({ file, size, round, onDone, onFail, onCancel }: CropDialogProps) {
  const text = useText()
  const [crop, setCrop] = useState(firstFrame)
  const picture = usePicture(file, onFail)
  const finish = () => {
    if (picture) cutPicture(file, picture, size, crop).then(onDone, onFail)
  }
  return (
    <DialogFrame
      title={text('renderer.image.fit')}
      onClose={onCancel}
      foot={
        <>
          <Button onClick={onCancel}>{text('renderer.cancel')}</Button>
          <Button variant="contained" onClick={finish} disabled={!picture}>
            {text('renderer.image.use')}
          </Button>
        </>
      }
    >
      {picture ? (
        <CropArea picture={picture} size={size} round={round} crop={crop} onChange={setCrop} />
      ) : (
        <Skeleton variant="rounded" sx={{ width: 300, maxWidth: '100%', height: 300, mx: 'auto', mt: 0.5 }} />
      )}
      <Typography variant="body2" color="textSecondary" sx={{ textAlign: 'center', mt: 1.5, mb: 1 }}>
        {text('renderer.image.hint')}
      </Typography>
      <Slider
        aria-label={text('renderer.image.zoom')}
        value={crop.zoom}
        min={1}
        max={maximumZoom}
        step={0.05}
        disabled={!picture}
        onChange={(_event, zoom) => {
          if (picture && typeof zoom === 'number') setCrop(clampFrame(picture, size, { ...crop, zoom }))
        }}
        sx={{ display: 'block', width: 'min(300px, 100%)', mx: 'auto' }}
      />
    </DialogFrame>
  )
}
