import { styled } from '@mui/material/styles'
import { AlertBanner } from '../../../../renderer/feedback/AlertBanner.tsx'
import type { ApiError } from '../../../api/api-error.ts'

/** Why files were refused: everything wrong in them, each with its file, or its place in the settings. */
export function FileProblems({ failure }: { readonly failure: ApiError }) {
  const { message, errors } = failure
  return (
    <AlertBanner kind="error">
      {message}
      {errors.some((error) => error.message !== message) && (
        <Problems>
          {errors.map((error) => (
            <li key={`${error.pointer} ${error.message}`}>
              {error.pointer !== '/file' && <code>{error.pointer}</code>} {error.message}
            </li>
          ))}
        </Problems>
      )}
    </AlertBanner>
  )
}

const Problems = styled('ul')(({ theme }) => ({
  margin: theme.spacing(0.75, 0, 0),
  paddingLeft: theme.spacing(2.5),
  overflowWrap: 'anywhere',
}))
