import { loadPage } from './load-page.tsx'

/** The log-in page is in the first download; every other page is loaded when it is opened. */
export const pages = {
  activate: loadPage(() =>
    import('../pages/activate/ActivatePage.tsx').then(({ ActivatePage: Component }) => ({ Component })),
  ),
  adminAudit: loadPage(() =>
    import('../pages/admin/audit/AdminAuditPage.tsx').then(({ AdminAuditPage: Component }) => ({ Component })),
  ),
  adminBilling: loadPage(() =>
    import('../pages/admin/billing/AdminBillingPage.tsx').then(({ AdminBillingPage: Component }) => ({ Component })),
  ),
  adminFinance: loadPage(() =>
    import('../pages/admin/finance/AdminFinancePage.tsx').then(({ AdminFinancePage: Component }) => ({ Component })),
  ),
  adminStatementImport: loadPage(() =>
    import('../pages/admin/statements/AdminStatementImportPage.tsx').then(
      ({ AdminStatementImportPage: Component }) => ({ Component }),
    ),
  ),
  adminStatement: loadPage(() =>
    import('../pages/admin/statements/AdminStatementPage.tsx').then(({ AdminStatementPage: Component }) => ({
      Component,
    })),
  ),
  adminForms: loadPage(() =>
    import('../pages/admin/forms/AdminFormsPage.tsx').then(({ AdminFormsPage: Component }) => ({ Component })),
  ),
  adminJobs: loadPage(() =>
    import('../pages/admin/jobs/AdminJobsPage.tsx').then(({ AdminJobsPage: Component }) => ({ Component })),
  ),
  adminMemberImport: loadPage(() =>
    import('../pages/admin/members/AdminMemberImportPage.tsx').then(({ AdminMemberImportPage: Component }) => ({
      Component,
    })),
  ),
  adminAwards: loadPage(() =>
    import('../pages/admin/cpd/AdminAwardsPage.tsx').then(({ AdminAwardsPage: Component }) => ({ Component })),
  ),
  adminAwardImport: loadPage(() =>
    import('../pages/admin/cpd/AdminAwardImportPage.tsx').then(({ AdminAwardImportPage: Component }) => ({
      Component,
    })),
  ),
  adminEvents: loadPage(() =>
    import('../pages/admin/events/AdminEventsPage.tsx').then(({ AdminEventsPage: Component }) => ({ Component })),
  ),
  adminMessages: loadPage(() =>
    import('../pages/admin/AdminMessagesPage.tsx').then(({ AdminMessagesPage: Component }) => ({ Component })),
  ),
  adminReports: loadPage(() =>
    import('../pages/admin/reports/AdminReportsPage.tsx').then(({ AdminReportsPage: Component }) => ({ Component })),
  ),
  adminSettings: loadPage(() =>
    import('../pages/admin/settings/AdminSettingsPage.tsx').then(({ AdminSettingsPage: Component }) => ({ Component })),
  ),
  adminStaff: loadPage(() =>
    import('../pages/admin/staff/AdminStaffPage.tsx').then(({ AdminStaffPage: Component }) => ({ Component })),
  ),
  adminUsers: loadPage(() =>
    import('../pages/admin/users/AdminUsersPage.tsx').then(({ AdminUsersPage: Component }) => ({ Component })),
  ),
  goodStanding: loadPage(() =>
    import('../pages/dashboard/GoodStandingPage.tsx').then(({ GoodStandingPage: Component }) => ({ Component })),
  ),
  applicationDocument: loadPage(() =>
    import('../pages/cases/ApplicationDocumentPage.tsx').then(({ ApplicationDocumentPage: Component }) => ({
      Component,
    })),
  ),
  billing: loadPage(() =>
    import('../pages/billing/BillingPage.tsx').then(({ BillingPage: Component }) => ({ Component })),
  ),
  cpd: loadPage(() => import('../pages/cpd/CpdPage.tsx').then(({ CpdPage: Component }) => ({ Component }))),
  postedDocument: loadPage(() =>
    import('../pages/billing/PostedDocumentPage.tsx').then(({ PostedDocumentPage: Component }) => ({ Component })),
  ),
  caseAddress: loadPage(() =>
    import('../pages/cases/CaseAddressPage.tsx').then(({ CaseAddressPage: Component }) => ({ Component })),
  ),
  caseDocument: loadPage(() =>
    import('../pages/cases/CaseDocumentPage.tsx').then(({ CaseDocumentPage: Component }) => ({ Component })),
  ),
  caseInvoice: loadPage(() =>
    import('../pages/cases/CaseInvoicePage.tsx').then(({ CaseInvoicePage: Component }) => ({ Component })),
  ),
  cases: loadPage(() => import('../pages/cases/CasesPage.tsx').then(({ CasesPage: Component }) => ({ Component }))),
  categories: loadPage(() =>
    import('../pages/categories/CategoriesPage.tsx').then(({ CategoriesPage: Component }) => ({ Component })),
  ),
  checklist: loadPage(() =>
    import('../pages/checklist/MemberChecklistPage.tsx').then(({ MemberChecklistPage: Component }) => ({ Component })),
  ),
  checkout: loadPage(() =>
    import('../pages/checkout/CheckoutPage.tsx').then(({ CheckoutPage: Component }) => ({ Component })),
  ),
  component: loadPage(() =>
    import('../pages/checklist/ComponentPage.tsx').then(({ ComponentPage: Component }) => ({ Component })),
  ),
  confirm: loadPage(() =>
    import('../pages/ConfirmProfilePage.tsx').then(({ ConfirmProfilePage: Component }) => ({ Component })),
  ),
  dashboard: loadPage(() =>
    import('../pages/dashboard/DashboardPage.tsx').then(({ DashboardPage: Component }) => ({ Component })),
  ),
  dashboardLayout: loadPage(() =>
    import('../layouts/frames/DashboardLayout.tsx').then(({ DashboardLayout: Component }) => ({ Component })),
  ),
  desk: loadPage(() => import('../pages/desk/DeskPage.tsx').then(({ DeskPage: Component }) => ({ Component }))),
  deskCase: loadPage(() =>
    import('../pages/desk/case/DeskCasePage.tsx').then(({ DeskCasePage: Component }) => ({ Component })),
  ),
  events: loadPage(() => import('../pages/events/EventsPage.tsx').then(({ EventsPage: Component }) => ({ Component }))),
  firm: loadPage(() => import('../pages/firm/FirmPage.tsx').then(({ FirmPage: Component }) => ({ Component }))),
  formEditor: loadPage(() =>
    import('../pages/admin/forms/FormEditorPage.tsx').then(({ FormEditorPage: Component }) => ({ Component })),
  ),
  forgotPassword: loadPage(() =>
    import('../pages/ForgotPasswordPage.tsx').then(({ ForgotPasswordPage: Component }) => ({ Component })),
  ),
  initiateFirm: loadPage(() =>
    import('../pages/InitiatePage.tsx').then(({ InitiateFirmPage: Component }) => ({ Component })),
  ),
  initiateProfile: loadPage(() =>
    import('../pages/InitiatePage.tsx').then(({ InitiateProfilePage: Component }) => ({ Component })),
  ),
  newCase: loadPage(() =>
    import('../pages/cases/NewCasePage.tsx').then(({ NewCasePage: Component }) => ({ Component })),
  ),
  notFound: loadPage(() =>
    import('../layouts/frames/NotFoundPage.tsx').then(({ NotFoundPage: Component }) => ({ Component })),
  ),
  otp: loadPage(() => import('../pages/otp/OtpPage.tsx').then(({ OtpPage: Component }) => ({ Component }))),
  ownCase: loadPage(() =>
    import('../pages/cases/OwnCasePage.tsx').then(({ OwnCasePage: Component }) => ({ Component })),
  ),
  printedProfile: loadPage(() =>
    import('../pages/profile/PrintedProfilePage.tsx').then(({ PrintedProfilePage: Component }) => ({ Component })),
  ),
  profile: loadPage(() =>
    import('../pages/profile/ProfilePage.tsx').then(({ ProfilePage: Component }) => ({ Component })),
  ),
  publicLayout: loadPage(() =>
    import('../layouts/frames/PublicLayout.tsx').then(({ PublicLayout: Component }) => ({ Component })),
  ),
  refereeOneStep: loadPage(() =>
    import('../pages/referee/OneStepPage.tsx').then(({ OneStepPage: Component }) => ({ Component })),
  ),
  refereeReport: loadPage(() =>
    import('../pages/profile/RefereeReportPage.tsx').then(({ RefereeReportPage: Component }) => ({ Component })),
  ),
  refereeResponse: loadPage(() =>
    import('../pages/referee/ResponsePage.tsx').then(({ ResponsePage: Component }) => ({ Component })),
  ),
  registerFirm: loadPage(() =>
    import('../pages/register/RegisterPage.tsx').then(({ RegisterFirmPage: Component }) => ({ Component })),
  ),
  registerPerson: loadPage(() =>
    import('../pages/register/RegisterPage.tsx').then(({ RegisterPersonPage: Component }) => ({ Component })),
  ),
  search: loadPage(() =>
    import('../pages/search/SearchListPage.tsx').then(({ SearchListPage: Component }) => ({ Component })),
  ),
  searchCard: loadPage(() =>
    import('../pages/search/SearchCardPage.tsx').then(({ SearchCardPage: Component }) => ({ Component })),
  ),
  setPassword: loadPage(() =>
    import('../pages/set-password/SetPasswordPage.tsx').then(({ SetPasswordPage: Component }) => ({ Component })),
  ),
  settings: loadPage(() =>
    import('../pages/settings/SettingsPage.tsx').then(({ SettingsPage: Component }) => ({ Component })),
  ),
  signup: loadPage(() => import('../pages/signup/SignupPage.tsx').then(({ SignupPage: Component }) => ({ Component }))),
  paymentHistory: loadPage(() =>
    import('../pages/subscription/PaymentHistoryPage.tsx').then(({ PaymentHistoryPage: Component }) => ({ Component })),
  ),
  subscription: loadPage(() =>
    import('../pages/subscription/SubscriptionPage.tsx').then(({ SubscriptionPage: Component }) => ({ Component })),
  ),
  subscriptionCertificate: loadPage(() =>
    import('../pages/subscription/SubscriptionDocumentPage.tsx').then(({ SubscriptionCertificatePage: Component }) => ({
      Component,
    })),
  ),
  subscriptionInvoice: loadPage(() =>
    import('../pages/subscription/SubscriptionDocumentPage.tsx').then(({ SubscriptionInvoicePage: Component }) => ({
      Component,
    })),
  ),
  success: loadPage(() => import('../pages/SuccessPage.tsx').then(({ SuccessPage: Component }) => ({ Component }))),
  verify: loadPage(() => import('../pages/verify/VerifyPage.tsx').then(({ VerifyPage: Component }) => ({ Component }))),
}
