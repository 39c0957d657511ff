import { expect, screen as page, userEvent, waitFor } from 'storybook/test'
import { waits } from './portal/sample-response.ts'
import { screen, submit } from './portal/screen.tsx'

export default { title: 'Screens/Registration' }

export const Categories = screen({ at: '/categories' })
export const CategoriesLoading = screen({ at: '/categories', responses: [waits('setup/membership-categories')] })
export const CategoriesClosed = screen({ at: '/categories', settings: { registration: false } })

export const SignUp = screen({ at: '/signup/Individual/GRADUATE' })
/** Nobody can apply for this category. */
export const SignUpNotOpen = screen({ at: '/signup/Individual/FELLOW' })
export const RegisterPerson = screen({ at: '/register/Individual/GRADUATE' })
export const RegisterPersonIncomplete = screen({
  at: '/register/Individual/GRADUATE',
  then: async (canvas) => {
    const [, agree] = await page.findAllByRole('button')
    // What is agreed to comes by a call.
    await waitFor(() => expect(agree).toBeEnabled())
    await userEvent.click(agree ?? document.body)
    await submit(canvas)
    await expect((await canvas.findAllByRole('alert')).length).toBeGreaterThan(0)
  },
})
export const RegisterFirm = screen({ at: '/register/Corporate/FIRM' })

/** The first page after the first log-in. */
export const FirstProfile = screen({ at: '/initiate-profile', as: 'newcomer' })
export const FirstFirm = screen({ at: '/initiate-firm', as: 'newcomer' })
