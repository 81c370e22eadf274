export const usage = `openmall-conformance --base-url URL [options]

Judges a backend against the openmall contract: it registers accounts of its own, buys, cancels and looks.

  --base-url URL               where the backend answers, such as http://127.0.0.1:3000 or …/wap
  --action-suffix .action      appended to every path
  --token-transport query|header
                               where the token travels; "header" sends writes as a form
  --buyer user:password        an account to judge with, instead of registering one; up to two
  --only NAME[,NAME]           checks or operations, or how their names begin, such as neg., orderPay or 'order!pay'
  --extensions                 also the operations that the specification does not list
  --quick                      a first look within seconds
  --seed N                     repeats a run with the same random inputs
  --report json|junit|html FILE
                               also writes the verdict to a file; may be given several times
  --compare URL                sends the same calls to two backends and tells where they differ; judges nothing
  --baseline FILE              faults that are known; only others fail the run
  --write-baseline FILE        writes the faults of this run as known ones
  --control SECRET             the backend is a test build that answers openapi/control.yaml
  --allow-remote               the backend is on another machine, and may be bought from

Exit code: 0 clean, 1 faults, 2 could not judge (no answer, an inconclusive check, or a mistake above);
Ctrl+C writes what was found so far and ends with 130.`;
