import { objectKinds } from '../setup/given-objects.ts';
import { hookNames as names } from '../setup/hook-control.ts';

const hookNames = names.join(', ');
const objectNames = Object.keys(objectKinds).join(', ');

export const USAGE = `openmall-conformance --base-url URL [options]

Judges a backend against the openmall contract: registers accounts, places and cancels orders, and checks every response.

  --base-url URL               address of the backend, such as http://127.0.0.1:3000 or …/wap
  --action-suffix .action      appended to every path
  --token-transport query|header|header:NAME|cookie:NAME
                               where the token is sent; all but "query" send writes as a form
  --header 'Name: value'       send this header with every call; repeatable
  --cookie name=value          send this cookie with every call; repeatable
  --proxy URL                  send every call through this proxy
  --insecure                   accept any certificate
  --timeout SECONDS            how long a call may take (15)
  --parallel N                 how many operations are judged at once (4, and more behind a slow network)
  --buyer user:password        use this account instead of registering one; up to two
  --only NAME[,NAME]           only these checks or operations, by id, prefix or path: neg., orderPay, 'order!pay'
  --extensions                 also judge operations that the specification does not list
  --quick                      fewer inputs; takes seconds
  --seed N                     repeat a run with the same random inputs
  --replay report.json#3       look for one fault of an earlier report again, by the number that the report shows
  --report json|junit|html|har|sarif|markdown|badge FILE
                               also write a report to a file; repeatable
  --github                     also print annotations for GitHub, and write the summary of the job
  --trend FILE …               only show the scores of kept JSON reports over time
  --compare URL                send the same calls to two backends and print the differences; runs no checks
  --baseline FILE              known faults; only other faults fail the run
  --write-baseline FILE        write the faults of this run, and what is not built, to a baseline
  --ratchet                    take what is fixed out of the baseline; it only gets shorter
  --allow-missing              operations that are not built do not fail the run
  --control SECRET             the backend is a test build that answers openapi/control.yaml
  --on NAME=COMMAND            run this command where the judge needs a merchant or an operator: ship='./ship.sh "$ORDER"';
                               NAME=ask asks you; names: ${hookNames}
  --states FILE                a YAML file with such commands under "hooks", and ids under "objects": ${objectNames}
  --allow-remote               allow a backend on another machine; the judge places orders there

openmall-conformance proxy --target URL [--port N] [--report KIND FILE]
                               judge the calls of testers while they pass; Ctrl+C ends with the report
openmall-conformance office --base-url URL --invitation INVITATION [--control SECRET] [--quick]
                               judge the merchant zone and the operations desk: rights of all people, orders from both
                               sides; the invitation is that of a new owner of the desk, and is used up

Exit code: 0 clean, 1 faults, 2 could not judge (no answer, an inconclusive check, or a mistake above).
Ctrl+C reports what was found so far and exits with 130.`;
