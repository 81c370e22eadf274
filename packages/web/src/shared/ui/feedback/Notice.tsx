import Alert, { type AlertProps } from '@mui/material/Alert';
import { CircleAlert, Info } from 'lucide-react';
import '../../themes/late/notices.ts';

const icons = { info: <Info size={18} aria-hidden />, warning: <CircleAlert size={18} aria-hidden /> };

interface Props extends Pick<AlertProps, 'action' | 'children' | 'sx'> {
  readonly severity?: 'info' | 'warning';
}

/** An important message that stays on the page. Unlike an alert it does not interrupt a screen reader. */
export const Notice = ({ severity = 'info', ...rest }: Props) => (
  <Alert role="note" severity={severity} iconMapping={icons} {...rest} />
);
