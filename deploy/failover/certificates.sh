#!/bin/sh
# Makes an authority for the database machines and a certificate for each, with which they know each other:
#   certificates.sh FOLDER db1=10.0.0.11 db2=10.0.0.12 db3=10.0.0.13
# A machine with two addresses is db1=10.0.0.11,192.0.2.11. Run it on a machine that is neither theirs nor the site's, and keep ca.key there. It leaves what there is already as it is.
set -eu
umask 077
folder=$1
shift
mkdir -p "$folder"
cd "$folder"
if [ ! -e ca.key ]; then
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 3650 -subj '/CN=Larkway databases' \
    -addext 'basicConstraints=critical,CA:TRUE' -addext 'keyUsage=critical,keyCertSign' -keyout ca.key -out ca.crt
fi
for machine in "$@"; do
  name=${machine%%=*}
  addresses=$(echo "${machine#*=}" | sed 's/,/,IP:/g')
  [ -e "$name.key" ] && continue
  openssl req -new -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj "/CN=$name" -keyout "$name.key" -out "$name.csr"
  printf 'subjectAltName=IP:%s\nextendedKeyUsage=serverAuth,clientAuth\n' "$addresses" >"$name.ext"
  openssl x509 -req -in "$name.csr" -CA ca.crt -CAkey ca.key -CAcreateserial -days 1825 -extfile "$name.ext" -out "$name.crt"
  rm "$name.csr" "$name.ext"
done
