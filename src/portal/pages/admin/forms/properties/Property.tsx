import { styled } from '@mui/material/styles'

/** A control of the panel, with where its value comes from. */
export const Property = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(0.5), minWidth: 0 }))
