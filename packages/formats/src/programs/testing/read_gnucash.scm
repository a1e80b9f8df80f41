; guile read_gnucash.scm FILE: a QIF file, imported into a book by GnuCash, one line a split: account, day, amount, by tabs.
(use-modules (gnucash engine) (gnucash core-utils) (gnucash utilities) (gnucash app-utils) (gnucash qif-import))
(define file (make-qif-file))
(define (made) (make-hash-table 20))
(define accounts (made))
(define categories (made))
(define memos (made))
(define problems (qif-file:read-file file (cadr (command-line)) (make-ticker-map) #f))
(if (not (null? problems)) (error problems))
; What its assistant asks where the file names no account.
(if (not (qif-file:check-from-acct file)) (qif-import:fix-from-acct file "Account"))
; And where days could be months.
(if (not (null? (qif-file:parse-fields file #f))) (qif-file:reparse-dates file 'y-m-d))
(qif-dialog:make-account-display (list file) accounts '())
(qif-dialog:make-category-display (list file) categories '())
(qif-dialog:make-memo-display (list file) memos '())
(define root (qif-import:qif-to-gnc (list file) accounts categories memos (made) "EUR (Euro)" #\n #f))
(define (print-split account split)
  (format #t "~a\t~a\t~a\n"
    (gnc-account-get-full-name account)
    (gnc-print-time64 (xaccTransGetDate (xaccSplitGetParent split)) "%Y-%m-%d")
    (* 100 (xaccSplitGetAmount split))))
(for-each
  (lambda (account) (for-each (lambda (split) (print-split account split)) (xaccAccountGetSplitList account)))
  (filter (lambda (account) (memv (xaccAccountGetType account) (list ACCT-TYPE-BANK ACCT-TYPE-CREDIT)))
    (gnc-account-get-descendants-sorted root)))
