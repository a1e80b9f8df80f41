# A QIF file, read by Finance::QIF, one line a record: type, then its fields by tabs.
use strict;
use warnings;
use Finance::QIF;

binmode(STDOUT, ':encoding(UTF-8)');
my $qif = Finance::QIF->new(file => $ARGV[0]);
while (my $record = $qif->next) {
  my @fields = map { my $field = $record->{$_} // ''; utf8::decode($field); $field } qw(date transaction payee memo number name);
  print join("\t", $record->{header}, @fields), "\n";
}
