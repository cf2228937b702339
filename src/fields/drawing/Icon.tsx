import type { SvgIconProps } from '@mui/material/SvgIcon';
import AccessTime from '@mui/icons-material/AccessTime';
import Add from '@mui/icons-material/Add';
import AdminPanelSettingsOutlined from '@mui/icons-material/AdminPanelSettingsOutlined';
import ArchiveOutlined from '@mui/icons-material/ArchiveOutlined';
import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import BarChartOutlined from '@mui/icons-material/BarChartOutlined';
import Block from '@mui/icons-material/Block';
import BusinessOutlined from '@mui/icons-material/BusinessOutlined';
import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import CancelOutlined from '@mui/icons-material/CancelOutlined';
import CardMembershipOutlined from '@mui/icons-material/CardMembershipOutlined';
import CellTowerOutlined from '@mui/icons-material/CellTowerOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ContactsOutlined from '@mui/icons-material/ContactsOutlined';
import DashboardOutlined from '@mui/icons-material/DashboardOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import DoNotDisturbOnOutlined from '@mui/icons-material/DoNotDisturbOnOutlined';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import DraftsOutlined from '@mui/icons-material/DraftsOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import EmailOutlined from '@mui/icons-material/EmailOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import GroupOutlined from '@mui/icons-material/GroupOutlined';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import LabelOutlined from '@mui/icons-material/LabelOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined';
import NotificationsOffOutlined from '@mui/icons-material/NotificationsOffOutlined';
import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined';
import PaidOutlined from '@mui/icons-material/PaidOutlined';
import PauseCircleOutlined from '@mui/icons-material/PauseCircleOutlined';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import PlayCircleOutlined from '@mui/icons-material/PlayCircleOutlined';
import PolicyOutlined from '@mui/icons-material/PolicyOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import RefreshOutlined from '@mui/icons-material/RefreshOutlined';
import RequestQuoteOutlined from '@mui/icons-material/RequestQuoteOutlined';
import ScheduleSendOutlined from '@mui/icons-material/ScheduleSendOutlined';
import SellOutlined from '@mui/icons-material/SellOutlined';
import SendOutlined from '@mui/icons-material/SendOutlined';
import SettingsInputAntennaOutlined from '@mui/icons-material/SettingsInputAntennaOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import SmsOutlined from '@mui/icons-material/SmsOutlined';
import StarOutline from '@mui/icons-material/StarOutline';
import Undo from '@mui/icons-material/Undo';
import UploadOutlined from '@mui/icons-material/UploadOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import FilterList from '@mui/icons-material/FilterList';
import Search from '@mui/icons-material/Search';
import Menu from '@mui/icons-material/Menu';
import MoreVert from '@mui/icons-material/MoreVert';
import ChevronRight from '@mui/icons-material/ChevronRight';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import Translate from '@mui/icons-material/Translate';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import Logout from '@mui/icons-material/Logout';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import ViewWeekOutlined from '@mui/icons-material/ViewWeekOutlined';
import ManageAccountsOutlined from '@mui/icons-material/ManageAccountsOutlined';
import BalanceOutlined from '@mui/icons-material/BalanceOutlined';
import EditNotificationsOutlined from '@mui/icons-material/EditNotificationsOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import ExtensionOutlined from '@mui/icons-material/ExtensionOutlined';
import LoginOutlined from '@mui/icons-material/LoginOutlined';
import AccountBalanceWalletOutlined from '@mui/icons-material/AccountBalanceWalletOutlined';
import AddCardOutlined from '@mui/icons-material/AddCardOutlined';
import InsightsOutlined from '@mui/icons-material/InsightsOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined';
import type { ComponentType } from 'react';
import type { IconName } from '../../config/icons';

/* Deep imports: the package's index is eleven thousand modules. */
const drawings: { readonly [N in IconName]: ComponentType<SvgIconProps> } = {
  account: ManageAccountsOutlined,
  balance: BalanceOutlined,
  bellSettings: EditNotificationsOutlined,
  checked: FactCheckOutlined,
  extension: ExtensionOutlined,
  login: LoginOutlined,
  wallet: AccountBalanceWalletOutlined,
  card: AddCardOutlined,
  insights: InsightsOutlined,
  shop: StorefrontOutlined,
  add: Add,
  archive: ArchiveOutlined,
  badge: BadgeOutlined,
  ban: DoNotDisturbOnOutlined,
  bell: NotificationsOutlined,
  block: Block,
  book: MenuBookOutlined,
  business: BusinessOutlined,
  calendar: CalendarMonthOutlined,
  campaign: CampaignOutlined,
  cancel: CancelOutlined,
  cell: CellTowerOutlined,
  chart: BarChartOutlined,
  check: CheckCircleOutlined,
  clock: AccessTime,
  columns: ViewWeekOutlined,
  contacts: ContactsOutlined,
  dashboard: DashboardOutlined,
  delete: DeleteOutlined,
  download: DownloadOutlined,
  draft: DraftsOutlined,
  edit: EditOutlined,
  email: EmailOutlined,
  error: ErrorOutlined,
  group: GroupOutlined,
  groups: GroupsOutlined,
  help: HelpOutlineOutlined,
  history: HistoryOutlined,
  inventory: Inventory2Outlined,
  invoice: RequestQuoteOutlined,
  key: KeyOutlined,
  label: LabelOutlined,
  lock: LockOutlined,
  money: PaidOutlined,
  mute: NotificationsOffOutlined,
  operator: SettingsInputAntennaOutlined,
  pause: PauseCircleOutlined,
  payments: PaymentsOutlined,
  person: PersonOutlined,
  plan: CardMembershipOutlined,
  play: PlayCircleOutlined,
  policy: PolicyOutlined,
  receipt: ReceiptLongOutlined,
  refresh: RefreshOutlined,
  role: AdminPanelSettingsOutlined,
  schedule: ScheduleSendOutlined,
  send: SendOutlined,
  settings: SettingsOutlined,
  shield: ShieldOutlined,
  sms: SmsOutlined,
  star: StarOutline,
  table: TableRowsOutlined,
  tag: SellOutlined,
  undo: Undo,
  up: KeyboardArrowUp,
  upload: UploadOutlined,
  warning: WarningAmberOutlined,
  filter: FilterList,
  search: Search,
  menu: Menu,
  more: MoreVert,
  next: ChevronRight,
  previous: ChevronLeft,
  dark: DarkModeOutlined,
  language: Translate,
  light: LightModeOutlined,
  signOut: Logout,
};

/** An icon by its name in the configuration. */
export const Icon = ({ name, ...props }: { readonly name: IconName } & SvgIconProps) => {
  const Drawing = drawings[name];
  return <Drawing {...props} />;
};
