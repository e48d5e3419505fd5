# Each scenario runs under load: visitors buy stickers, write tickets, make documents, and read pages. When its steps are
# done, the load stops, whatever isn't acknowledged is repeated by its key, and the auditor compares.

Scenario primary-killed: the primary's machine loses power in mid-purchase
  the fault begins
  the primary crashes
  20 seconds pass
  the crashed node starts again
  the cluster is whole within 60 seconds

Scenario postgres-killed: PostgreSQL of the primary is killed, Patroni sees it
  the fault begins
  PostgreSQL of the primary is killed
  15 seconds pass
  the cluster is whole within 60 seconds

Scenario standby-killed: the synchronous standby's machine loses power
  the fault begins
  the synchronous standby crashes
  10 seconds pass
  the crashed node starts again
  the cluster is whole within 60 seconds

Scenario primary-frozen: the primary freezes, is replaced, and comes back believing to be it
  the fault begins
  the primary freezes
  20 seconds pass
  the frozen node thaws
  the cluster is whole within 60 seconds

Scenario pooler-killed: PgBouncer is killed
  the fault begins
  pgbouncer is killed
  8 seconds pass

Scenario app-killed: an app server is killed
  the fault begins
  app-1 is killed
  12 seconds pass
  app-1 is ready within 60 seconds

Scenario worker-killed: a worker is killed in mid-job
  the fault begins
  worker-1 is killed
  8 seconds pass

Scenario etcd-stopped: etcd is away for half a minute
  the fault begins
  etcd stops
  30 seconds pass
  etcd starts
  the cluster is whole within 60 seconds

Scenario disk-full: the disk of the primary is full
  the fault begins
  the disk of the primary fills
  20 seconds pass
  the full disk is emptied
  the cluster is whole within 90 seconds

Scenario clock-back: the clock of the primary and of an app server is set back by an hour
  the clocks can be set
  the fault begins
  the clocks are set back by an hour
  15 seconds pass
  the clocks are right again

Scenario two-failovers: the primary's machine loses power twice in a minute
  the fault begins
  the primary crashes
  15 seconds pass
  the crashed node starts again
  the cluster is whole within 60 seconds
  the primary crashes
  15 seconds pass
  the crashed node starts again
  the cluster is whole within 60 seconds

Scenario rolling-restart: every app server restarts, one after the other, under 1,000 requests
  the fault begins
  each app server restarts in turn while 1000 requests are made

Scenario rolling-upgrade: the next release migrates the database, and every app server and worker moves to it in turn
  the fault begins
  the next release migrates the database
  each app server and worker moves to the next release in turn while 1000 requests are made
