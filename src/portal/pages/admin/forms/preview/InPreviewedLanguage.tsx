import type { ReactNode } from 'react'
import { TextsProvider } from '../../../../../renderer/texts/TextsProvider.tsx'
import { CatalogueContext } from '../../../../forms/catalogue-context.ts'
import { usePreviewOptions } from './preview-options.ts'

/** What is previewed, with the portal's own texts in its language. */
export function InPreviewedLanguage({ children }: { readonly children: ReactNode }) {
  const { language, texts } = usePreviewOptions()
  return (
    <TextsProvider texts={texts} language={language}>
      <CatalogueContext value={texts}>
        <div lang={language}>{children}</div>
      </CatalogueContext>
    </TextsProvider>
  )
}
