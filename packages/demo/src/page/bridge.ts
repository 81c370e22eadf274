/** For pages that the mall itself answers, such as the payment sandbox: they carry calls too. */
import { connect } from './connect.ts';

connect();
