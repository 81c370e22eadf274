"""The backend of a team after its first week, in plain Python: ten operations of the contract, five of them wrong.

python3 first-week.py 3000
"""
import json
import sys
import uuid
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, unquote, urlsplit

passwords, sessions, favourites = {}, {}, {}
goods = [
    {'id': f'goods-{number:04d}', 'sellerId': f'seller-{number % 2}', 'name': f'Cup no {number}', 'sellingPrice': 9.5 + number}
    for number in range(12)
]


def granted(data=None):
    return {'code': '0', 'msg': None, 'data': data}


def refused(code, text):
    return {'code': code, 'msg': text, 'data': None}


def page(rows, number=1, size=20):
    info = {'pageNum': number, 'pageSize': size, 'totalElements': len(rows)}
    return granted({'pageInfo': info, 'pageList': rows[(number - 1) * size:number * size]})


def open_session(name):
    token = uuid.uuid4().hex
    sessions[token] = name
    return granted({'username': name, 'usercode': '1000', 'token': token})


def register(fields, _):
    name, password = fields.get('username', ''), fields.get('password', '')
    if not name or not password or password != fields.get('re_password'):
        return refused('1', 'A parameter is missing or wrong.')
    if name in passwords:
        return refused('1', 'This username is taken.')  # Wrong: no text of the error catalog.
    passwords[name] = password
    return open_session(name)


def log_in(fields, _):
    if fields.get('username', '') not in passwords:
        return refused('1', 'Wrong username or password.')
    return open_session(fields['username'])  # Wrong: any password will do.


def log_out(fields, _):
    sessions.pop(fields.get('token'), None)
    return granted()


def list_goods(fields, _):
    return page(goods, int(fields.get('pageNum', 1)), int(fields.get('pageSize', 20)))  # Wrong: crashes on text.


def add_favourite(fields, user):
    favourites.setdefault(user, []).append(fields.get('sellerGoodsId'))
    return granted()


def list_favourites(_, user):
    return page([])  # Wrong: not a row of those that were added.


def count_favourites(_, user):
    return granted({'count': len(favourites.get(user, []))})  # Wrong: the contract has a number.


operations = {
    'localuser!registerNoVerifcode': register,
    'user!newlogin': log_in,
    'user!logout': log_out,
    'sellerGoods!list': list_goods,
    'category!tree': lambda fields, user: granted([]),
    'syspara!getSyspara': lambda fields, user: granted({}),
}
of_users = {
    'localuser!get': lambda fields, user: granted({'username': user, 'safeword': 0}),
    'keepGoods!add': add_favourite,
    'keepGoods!list': list_favourites,
    'keepGoods!count': count_favourites,
}


def answer(name, fields):
    if name in operations:
        return 200, operations[name](fields, None)
    if name not in of_users:
        return 404, {'detail': 'Not Found'}
    user = sessions.get(fields.get('token'))
    return 200, of_users[name](fields, user) if user else refused('403', 'Your session has expired. Please log in again.')


class Handler(BaseHTTPRequestHandler):
    protocol_version = 'HTTP/1.1'

    def handle_call(self):
        body = self.rfile.read(int(self.headers.get('content-length') or 0)).decode()
        url = urlsplit(self.path)
        fields = {name: values[0] for name, values in parse_qs(f'{url.query}&{body}').items()}
        try:
            status, data = answer(unquote(url.path)[len('/api/'):], fields)
        except Exception as error:
            status, data = 500, {'detail': repr(error)}
        text = json.dumps(data).encode()
        self.send_response(status)
        self.send_header('content-type', 'application/json')
        self.send_header('content-length', str(len(text)))
        self.end_headers()
        self.wfile.write(text)

    do_GET = do_POST = handle_call

    def log_message(self, *_):
        pass


server = ThreadingHTTPServer(('127.0.0.1', int(sys.argv[1])), Handler)
print(f'listening at http://127.0.0.1:{server.server_port}', flush=True)
server.serve_forever()
