/** For pages that the mall itself serves, such as the payment sandbox: they forward requests too. */
import { connect } from './connect.ts';

connect();
