// Made from the schemas by scripts/generate-types.ts. Do not edit.

export type AwardField = 'description' | 'memberNo' | 'period' | 'provider' | 'location' | 'startDate' | 'endDate' | 'pointAwarded' | 'eventCode' | 'certificateNo'

export type AwardFormat = 'text' | 'date' | 'number'

export type BookingField = 'bookingNo' | 'eventDescription' | 'location' | 'paid' | 'status' | 'receiptNo' | 'proformaInvoiceNo' | 'idNo' | 'phoneNo'

export type BookingFormat = 'text' | 'mark' | 'state'

export type DashboardPart = 'next' | 'standing' | 'facts' | 'cases' | 'rows' | 'points'

export type DeskColumn = 'number' | 'owner' | 'category' | 'state' | 'age' | 'started' | 'due' | 'assignee' | 'asked'

export type DeskPanel = 'frozen' | 'changed-since' | 'checklist' | 'referees' | 'evidence' | 'documents' | 'money' | 'reviews' | 'comments' | 'history' | 'earlier'

export type ElementKind = 'paragraph' | 'bullets' | 'divider' | 'age'

export type EventType = 'CONFERENCE' | 'COURSES' | 'INHOUSES' | 'SEMINARS' | 'SPECIALS' | 'WORKSHOPS' | 'WEBINAR'

export type EventsAs = 'grid' | 'list'

export type FontStyle = 'normal' | 'italic'

export type LoginLayout = 'split' | 'centred' | 'cover' | 'banner'

export type LoginPattern = 'arcs' | 'grid' | 'petals' | 'arches' | 'weave' | 'waves' | 'none'

export type MemberFact = 'email' | 'name' | 'memberNo'

export type MemberStatus = 'Active' | 'Inactive'

export type MenuIconName = 'dashboard' | 'profile' | 'application' | 'firm' | 'subscription' | 'events' | 'projects' | 'billing' | 'cpd' | 'upgrade' | 'certificate' | 'license' | 'administration' | 'messages' | 'jobs' | 'users' | 'members' | 'staff' | 'audit' | 'forms' | 'reports' | 'finance'

export type MenuPath = '/dashboard' | '/profile' | '/profile/document' | '/application' | '/firm' | '/settings' | '/admin/settings' | '/admin/user-settings' | '/admin/staff' | '/admin/messages' | '/admin/members/import' | '/admin/cpd' | '/admin/events' | '/admin/billing' | '/admin/finance' | '/admin/jobs' | '/admin/reports' | '/admin/audit' | '/admin/forms' | '/desk' | '/cpd' | '/upgrade' | '/subscription' | '/billing' | '/events' | '/my-projects' | '/license'

export type PackageName = 'Dashboard' | 'Profile' | 'Application' | 'CPD' | 'Subscription' | 'Upgrade' | 'License' | 'Billing' | 'Certificate' | 'MyProjects' | 'Events' | 'Firm'

export type ParagraphStyle = 'body' | 'lead' | 'small' | 'name'

export type PatternColor = 'primary' | 'secondary' | 'accent' | 'error' | 'info' | 'success' | 'warning'

export type PatternTone = 'deep' | 'soft'

export type RegisterFact = 'name' | 'number' | 'title' | 'gender' | 'category' | 'status' | 'since' | 'email' | 'phone' | 'town' | 'workplace' | 'practice' | 'responsible'

export type RegisterFilter = 'gender' | 'category'

export type RegisterPlace = 'card' | 'list-and-card'

export type RegisterState = 'Active' | 'Inactive'

export type RegisterStatistic = 'members' | 'categories' | 'genders'

export type ReminderChannel = 'email' | 'sms'

export type ReportGroup = 'state' | 'month' | 'category' | 'answer'

export type ReportSource = 'cases' | 'ledger' | 'members'

export type RowField = 'documentNo' | 'externalDocumentNo' | 'documentType' | 'documentDate' | 'postingDate' | 'dueDate' | 'description' | 'amountLCY' | 'remainingAmtLCY' | 'subsPeriod' | 'memberCategory' | 'status' | 'billedAmount' | 'paidAmount' | 'lastPaidDate' | 'recieptNo' | 'serviceRequestCode' | 'memberNo' | 'paymentCode' | 'paymentDate' | 'paymentFrom' | 'paymentTo' | 'amount' | 'paymentID' | 'paymentType' | 'yearOfSubscription'

export type RowFormat = 'text' | 'date' | 'money' | 'entry-type' | 'state'

export type RowSource = 'ledger/statement' | 'ledger/pending' | 'ledger/subscriptions' | 'ledger/payments'

export type RowsAs = 'table' | 'cards' | 'either'

export type SpaceSize = 'small' | 'medium' | 'large'

export type StaffRight = 'profiles' | 'messages' | 'jobs' | 'act-as' | 'documents' | 'settings' | 'forms' | 'users' | 'members' | 'finance' | 'reports' | 'staff' | 'audit'

export type StateColor = 'default' | 'info' | 'success' | 'warning' | 'error' | 'purple'

export type SubscriptionStatus = 'Unpaid' | 'Part Paid' | 'Overdue' | 'Paid' | 'Credited'

export type TemplateAccent = 'rule' | 'band' | 'edge'

export type TemplateFrame = 'none' | 'line' | 'double' | 'corners' | 'band' | 'engraved'

export type TemplateLayout = 'report' | 'letter' | 'certificate'

export type TemplateOrientation = 'portrait' | 'landscape'

export type TemplateSeal = 'none' | 'round' | 'rosette' | 'ribbon'

export type TemplateTypeface = 'sans' | 'serif'

export type TextAlign = 'left' | 'center' | 'right'

export type TextFormat = 'date' | 'year' | 'number' | 'money' | 'size' | 'upper'

export type TileFact = 'status' | 'number' | 'category' | 'completeness' | 'arrears' | 'standing' | 'points' | 'notifications'
